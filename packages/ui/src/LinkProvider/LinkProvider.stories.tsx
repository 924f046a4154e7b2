import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Link } from '../Link/Link.tsx'
import { LinkProvider, type LinkProps } from './LinkProvider.tsx'

const go = fn<(href: string, options: object) => void>().mockName('go')

/** Link of a router: a plain click does not load a page. */
function RouterLink({ href, replace, keepScroll, ...rest }: LinkProps) {
  function follow(event: MouseEvent) {
    event.preventDefault()
    go(href, { replace, keepScroll })
  }
  return <a href={href} {...rest} onClick={follow} />
}

const meta = {
  title: 'Components/LinkProvider',
  component: LinkProvider,
  args: {
    component: RouterLink,
    children: (
      <Inline>
        <Link href="/lips">Lips</Link>
        <Link href="/lips?sort=price" replace keepScroll>
          Cheapest first
        </Link>
      </Inline>
    ),
  },
  beforeEach: () => void go.mockClear(),
} satisfies Meta<typeof LinkProvider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FollowsLinksByTheRouter: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Lips' }))
    await expect(go).toHaveBeenLastCalledWith('/lips', {})
    canvas.getByRole('link', { name: 'Cheapest first' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(go).toHaveBeenLastCalledWith('/lips?sort=price', { replace: true, keepScroll: true })
  },
}
