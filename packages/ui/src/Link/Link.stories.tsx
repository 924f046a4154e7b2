import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LinkProvider } from '../LinkProvider/LinkProvider.tsx'
import { Link } from './Link.tsx'

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/blog', children: 'How to find your red in four minutes' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Quiet: Story = { args: { variant: 'quiet' } }

/** `LinkProvider` supplies the router's link. */
export const UsesTheProvidedLink: Story = {
  render: (args) => (
    <LinkProvider
      component={({ href, replace: _replace, keepScroll: _keepScroll, ...rest }) => (
        <a {...rest} href={`#/app${href}`} />
      )}
    >
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#/app/blog')
  },
}
