import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PolicyPage, type PolicySection } from './PolicyPage.tsx'

const sections: PolicySection[] = [
  {
    id: 'when',
    title: 'When you can return',
    body: (
      <>
        <p>Within 7 days of delivery, unused and in its box.</p>
        <ul>
          <li>Clothes with their tags.</li>
          <li>Boxes with their seals.</li>
        </ul>
      </>
    ),
  },
  { id: 'how', title: 'How to return', body: <p>Open the order and choose what to return.</p> },
  {
    id: 'refunds',
    title: 'When the money is back',
    body: (
      <table>
        <thead>
          <tr>
            <th>Paid by</th>
            <th>Back within</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Card</td>
            <td>5 days</td>
          </tr>
        </tbody>
      </table>
    ),
  },
]

const meta = {
  title: 'Shop/PolicyPage',
  component: PolicyPage,
  args: {
    title: 'Returns and refunds',
    lead: 'If it is not right, send it back.',
    updated: '2026-11-01',
    summary: [
      { term: 'Return within', detail: '7 days of delivery' },
      { term: 'Not returnable', detail: 'Hygiene, innerwear and baby care items' },
    ],
    sections,
  },
} satisfies Meta<typeof PolicyPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }
/** No summary, and too few sections for a table of contents. */
export const Short: Story = {
  args: { summary: undefined, lead: undefined, updated: undefined, sections: sections.slice(0, 2) },
}

export const ContentsLeadToSections: Story = {
  play: async ({ canvas, step }) => {
    await step('The facts come first', async () => {
      await expect(canvas.getByRole('region', { name: 'In short' })).toHaveTextContent('7 days of delivery')
    })
    await step('Each line of the contents leads to its section', async () => {
      for (const { id, title } of sections) {
        await expect(canvas.getByRole('link', { name: title })).toHaveAttribute('href', `#${id}`)
        await expect(canvas.getByRole('region', { name: title })).toHaveAttribute('id', id)
      }
    })
  },
}
