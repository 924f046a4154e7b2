import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { storyPicture } from '../testing/storyPictures.ts'
import { OrderLine } from '../OrderLine/OrderLine.tsx'
import { DividedList } from './DividedList.tsx'

const meta = {
  title: 'Components/DividedList',
  component: DividedList,
  args: {
    'aria-label': 'Items in your order',
    style: { maxWidth: 560 },
    children: ['Ruby', 'Plum', 'Rose'].map((optionName) => (
      <li key={optionName}>
        <OrderLine
          title="Velvet Matte Lip Colour"
          href="#"
          brandName="Mohini"
          optionName={optionName}
          picture={storyPicture('lipstick-ruby')}
          quantity={1}
          total={499}
        />
      </li>
    )),
  },
} satisfies Meta<typeof DividedList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Items in your order' }).children).toHaveLength(3)
  },
}
export const LargePadding: Story = { args: { padding: 'l' } }
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }
