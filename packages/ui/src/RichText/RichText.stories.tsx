import type { Meta, StoryObj } from '@storybook/react-vite'
import { RichText } from './RichText.tsx'

const meta = {
  title: 'Components/RichText',
  component: RichText,
  args: {
    html: '<p>The rains are kind to skin and hard on makeup. <a href="#x">Light layers</a> win.</p><h2>Start with less</h2><p>One serum, one gel, one sunscreen.</p><ul><li>Serum with niacinamide</li><li>Gel cream</li></ul><blockquote>Less on the face is more on the day.</blockquote><table><tr><th>Step</th><th>Minutes</th></tr><tr><td>Cleanse</td><td>1</td></tr></table>',
  },
} satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }
export const Empty: Story = { args: { html: '' } }
