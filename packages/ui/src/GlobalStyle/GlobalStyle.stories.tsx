import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { GlobalStyle } from './GlobalStyle.tsx'

const meta = {
  title: 'Components/GlobalStyle',
  component: GlobalStyle,
  decorators: [
    (Story) => (
      <>
        <Story />
        <h2>Loved this week</h2>
        <p>Text in the fonts and colours of the theme.</p>
      </>
    ),
  ],
} satisfies Meta<typeof GlobalStyle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** React hoists each part into the head once, however often it is rendered. */
export const IsWrittenOnce: Story = {
  decorators: [
    (Story) => (
      <>
        <GlobalStyle />
        <Story />
      </>
    ),
  ],
  play: async () => {
    const hrefs = Array.from(document.head.querySelectorAll<HTMLElement>('style[data-href]'), (style) =>
      style.getAttribute('data-href'),
    )
    for (const part of ['shop-tokens', 'shop-reset', 'shop-page']) {
      await expect(hrefs.filter((href) => href === part)).toHaveLength(1)
    }
  },
}
