import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from './Text.tsx'

const meta = {
  title: 'Components/Text',
  component: Text,
  args: { children: 'A soft matte that stays through lunch, tea and a wedding.' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const SizesAndTones: Story = {
  render: (args) => (
    <>
      {(['xs', 's', 'm', 'l'] as const).map((size) =>
        (['strong', 'muted', 'positive', 'critical', 'accent'] as const).map((tone) => (
          <Text key={`${size} ${tone}`} {...args} size={size} tone={tone}>
            {size}, {tone}: {args.children}
          </Text>
        )),
      )}
    </>
  ),
}
export const Bold: Story = { args: { weight: 'bold' } }
export const Capital: Story = {
  args: { size: 's', weight: 'bold', isCapital: true, children: 'Mohini Beauty' },
}
export const LimitedLineLength: Story = {
  args: { isMeasured: true, children: 'It does not dry, it does not feather, it does not leave. '.repeat(8) },
}
