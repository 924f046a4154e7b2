import type { Meta, StoryObj } from '@storybook/react-vite'
import { SpecificationTable } from './SpecificationTable.tsx'

const meta = {
  title: 'Components/SpecificationTable',
  component: SpecificationTable,
  args: {
    rows: [
      { name: 'Finish', value: 'Matte' },
      { name: 'Net quantity', value: '3.5 g' },
      { name: 'Country of origin', value: 'India' },
    ],
  },
} satisfies Meta<typeof SpecificationTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongValues: Story = {
  args: {
    rows: [
      { name: 'Manufacturer', value: 'Rozana Cosmetics Pvt. Ltd., Plot 14, Baddi, Himachal Pradesh 173205' },
      {
        name: 'Ingredients',
        value: 'Dimethicone, Theobroma Cacao Seed Butter, Tocopherol, CI 15850, CI 77491',
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
}
