import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { FieldGroup } from './FieldGroup.tsx'

const meta = {
  title: 'Components/FieldGroup',
  component: FieldGroup,
  args: {
    legend: 'How may we reach you?',
    children: ['E-mail', 'Text message'].map((way) => <Checkbox key={way} name="ways" label={way} />),
  },
} satisfies Meta<typeof FieldGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }

export const AnnouncesHintAndError: Story = {
  args: { hint: 'About your orders only.', error: 'Choose at least one.' },
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'How may we reach you?' })
    await expect(group).toHaveAccessibleDescription('About your orders only. Choose at least one.')
    const top = (element: HTMLElement) => element.getBoundingClientRect().top
    const first = canvas.getByRole('checkbox', { name: 'E-mail' })
    await expect(top(canvas.getByText('Choose at least one.'))).toBeLessThan(top(first))
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(first).toBeChecked()
  },
}
