import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MenuDisclosure } from '../MenuDisclosure/MenuDisclosure.tsx'
import { AccountName } from './AccountName.tsx'

const meta = {
  title: 'Components/AccountName',
  component: AccountName,
  args: { name: 'Asha Rao' },
  render: (args) => <MenuDisclosure label={<AccountName {...args} />}>Profile</MenuDisclosure>,
} satisfies Meta<typeof AccountName>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Account of Asha Rao' })).toBeVisible()
  },
}
export const LongestName: Story = { args: { name: 'Venkatanarasimharajuvaripeta' } }
