import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectNoHorizontalScroll } from '../testing/expectNoHorizontalScroll.ts'
import { Table } from './Table.tsx'

const sizes = (
  <>
    <thead>
      <tr>
        <th scope="col">Size</th>
        <th scope="col">Bust</th>
        <th scope="col">Waist</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <th scope="row">S</th>
        <td>81–86 cm</td>
        <td>66–71 cm</td>
      </tr>
      <tr>
        <th scope="row">M</th>
        <td>86–91 cm</td>
        <td>71–76 cm</td>
      </tr>
    </tbody>
  </>
)

const meta = {
  title: 'Components/Table',
  component: Table,
  args: { caption: 'Sizes of kurtas', children: sizes },
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Sizes of kurtas' })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'M' })).toBeVisible()
  },
}
export const Plain: Story = { args: { variant: 'plain' } }

export const HiddenCaption: Story = {
  args: { isCaptionHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Sizes of kurtas' })).toBeVisible()
  },
}

export const SmallestPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => expectNoHorizontalScroll(),
}
