import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Price } from '../Price/Price.tsx'
import { theme } from '../tokens/theme.ts'
import { StickyBar, type StickyBarProps } from './StickyBar.tsx'

function ProductPage(props: Pick<StickyBarProps, 'hasHeader'>) {
  const button = useRef<HTMLDivElement>(null)
  return (
    <div>
      <div style={{ height: 240 }}>The header and the pictures</div>
      <div ref={button}>
        <Button isWide>Add to Cart</Button>
      </div>
      <div style={{ height: 1600, paddingTop: theme.space.l }}>The rest of the page</div>
      <StickyBar replaces={button} {...props} data-testid="bar">
        <Price mrp={699} sellingPrice={499} />
        <Button isWide>Add to Cart</Button>
      </StickyBar>
    </div>
  )
}

const meta = {
  title: 'Components/StickyBar',
  component: ProductPage,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof ProductPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AppearsWhenTheButtonIsHidden: Story = {
  play: async ({ canvas, step }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Add to Cart' })
    await step('The button is in sight, the bar is away', () =>
      waitFor(() => expect(canvas.getByTestId('bar')).toHaveAttribute('inert')),
    )
    await step('Scroll on: the bar comes', async () => {
      window.scrollTo(0, 900)
      await waitFor(() => expect(canvas.getByTestId('bar')).not.toHaveAttribute('inert'))
    })
    await step('Back at the button, it goes', async () => {
      button?.scrollIntoView()
      await waitFor(() => expect(canvas.getByTestId('bar')).toHaveAttribute('inert'))
    })
  },
}

/** The bar would cover a button at the bottom of the window, and be there twice beside one at the top, whose text can be read. */
export const AppearsWhenTheButtonIsCut: Story = {
  play: async ({ canvas, step }) => {
    const bar = canvas.getByTestId('bar')
    const [button] = canvas.getAllByRole('button', { name: 'Add to Cart' })
    const { top, height } = button!.getBoundingClientRect()
    await waitFor(() => expect(bar).toHaveAttribute('inert'))
    await step('Most of it is above the window: the bar comes', async () => {
      window.scrollTo(0, top + 0.8 * height)
      await waitFor(() => expect(bar).not.toHaveAttribute('inert'))
    })
    await step('Half of it is in the window: the bar goes', async () => {
      window.scrollTo(0, top + 0.5 * height)
      await waitFor(() => expect(bar).toHaveAttribute('inert'))
    })
    await step('Half of it is below the window: the bar comes', async () => {
      window.scrollTo(0, 0)
      button!.parentElement!.style.marginTop = `${window.innerHeight - top - height / 2}px`
      await waitFor(() => expect(bar).not.toHaveAttribute('inert'))
    })
  },
}

/** A button at the top of a phone is behind the header, unless that is away while the page scrolls down. */
export const BelowAHeader: Story = {
  args: { hasHeader: true },
  play: async ({ canvas, step }) => {
    const bar = canvas.getByTestId('bar')
    const [button] = canvas.getAllByRole('button', { name: 'Add to Cart' })
    await step('The header covers the button: the bar comes', async () => {
      window.scrollTo(0, button!.getBoundingClientRect().top - 16)
      await waitFor(() => expect(bar).not.toHaveAttribute('inert'))
    })
    await step('Without the header the button is in sight: the bar goes', async () => {
      document.documentElement.dataset.away = ''
      await waitFor(() => expect(bar).toHaveAttribute('inert'))
    })
    await step('The header comes back, and so does the bar', async () => {
      delete document.documentElement.dataset.away
      await waitFor(() => expect(bar).not.toHaveAttribute('inert'))
    })
  },
}

/** A phone on its side is as wide as a desktop, and lower than most pages' buttons. */
export const OnItsSide: Story = {
  globals: { viewport: { value: 'lowest' } },
  play: async ({ canvas }) => {
    window.scrollTo(0, 900)
    await waitFor(() => expect(canvas.getByTestId('bar')).toBeVisible())
  },
}

/** The button of a wide bar stands at its end. */
export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    window.scrollTo(0, 900)
    const bar = canvas.getByTestId('bar')
    await waitFor(() => expect(bar).toBeVisible())
    const button = within(bar).getByRole('button')
    await expect(button.offsetWidth).toBeLessThan(bar.offsetWidth / 2)
  },
}

function Form() {
  const button = useRef<HTMLDivElement>(null)
  return (
    <div style={{ maxWidth: theme.size.form, margin: theme.space.l }}>
      <input aria-label="Address" style={{ width: '100%' }} />
      <div style={{ height: 1600 }} />
      <div ref={button}>
        <Button>Save</Button>
      </div>
      <StickyBar replaces={button} data-testid="bar">
        <Button>Save</Button>
      </StickyBar>
    </div>
  )
}

/** A button alone has the edges of the form. */
export const BelowAForm: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => <Form />,
  play: async ({ canvas }) => {
    const bar = canvas.getByTestId('bar')
    await waitFor(() => expect(bar).toBeVisible())
    const button = within(bar).getByRole('button').getBoundingClientRect()
    const field = canvas.getByRole('textbox').getBoundingClientRect()
    await expect(button.left).toBe(field.left)
    await expect(button.right).toBe(field.right)
  },
}

/** A page leaves room for the bar when something is focused: not for what is in the bar. */
export const FocusDoesNotScroll: Story = {
  play: async ({ canvas }) => {
    window.scrollTo(0, 900)
    const bar = canvas.getByTestId('bar')
    await waitFor(() => expect(bar).not.toHaveAttribute('inert'))
    // It becomes visible while it comes.
    await waitFor(async () => {
      bar.querySelector('button')?.focus()
      await expect(bar.querySelector('button')).toHaveFocus()
    })
    await expect(window.scrollY).toBe(900)
  },
}
