import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PlaceText } from './PlaceText.tsx'

const meta = {
  title: 'Shop/PlaceText',
  component: PlaceText,
  args: { children: 'In two hours across Delhi-NCR, on orders from 9 am to 9 pm' },
  decorators: [(Story) => <p style={{ width: '8rem' }}>{Story()}</p>],
} satisfies Meta<typeof PlaceText>

export default meta
type Story = StoryObj<typeof meta>

/** The name is in one line, and the text is as it was. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(args.children)
    await expect(canvas.getByText('Delhi-NCR,').getClientRects()).toHaveLength(1)
  },
}
