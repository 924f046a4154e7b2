import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '@shop/ui/Button'
import { StickyBar } from '@shop/ui/StickyBar'
import { ConsentBanner } from './ConsentBanner.tsx'

const meta = {
  title: 'Shop/ConsentBanner',
  component: ConsentBanner,
  args: {
    purposes: ['look up which city you are in', 'tell our advertising partner what is searched for'],
    policyHref: '/privacy_policy',
    onAnswer: fn(),
  },
} satisfies Meta<typeof ConsentBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }

export const RefusesInOnePress: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const no = canvas.getByRole('button', { name: 'No, thanks' })
    const yes = canvas.getByRole('button', { name: 'Yes, allow' })
    await step('Both answers are one press away, as large and as loud as each other', async () => {
      await expect(no.getBoundingClientRect().width).toBe(yes.getBoundingClientRect().width)
      await expect(getComputedStyle(no).backgroundColor).toBe(getComputedStyle(yes).backgroundColor)
    })
    await step('Answer no', async () => {
      await userEvent.click(no)
      await expect(args.onAnswer).toHaveBeenLastCalledWith(false)
    })
    await step('Answer yes', async () => {
      await userEvent.click(yes)
      await expect(args.onAnswer).toHaveBeenLastCalledWith(true)
    })
  },
}

export const StaysAboveTheBuyBar: Story = {
  globals: { viewport: { value: 'phone' } },
  render: function Page(args) {
    const button = useRef<HTMLDivElement>(null)
    return (
      <div>
        <div ref={button}>The page’s own button</div>
        <div style={{ height: 1600 }}>The rest of the page</div>
        <StickyBar replaces={button} data-testid="bar">
          <Button>Add to Cart</Button>
        </StickyBar>
        <ConsentBanner {...args} />
      </div>
    )
  },
  play: async ({ canvas }) => {
    window.scrollTo(0, 700)
    const bar = canvas.getByTestId('bar')
    const banner = canvas.getByRole('region', { name: 'Your privacy' })
    await waitFor(() => expect(bar).not.toHaveAttribute('inert'))
    // The banner slides in: its final position must be free.
    await waitFor(() =>
      expect(banner.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        window.innerHeight - bar.offsetHeight,
      ),
    )
  },
}

export const WorksByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'No, thanks' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAnswer).toHaveBeenCalledWith(false)
  },
}
