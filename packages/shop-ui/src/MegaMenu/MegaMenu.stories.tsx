import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { MegaMenu, type MegaMenuProps } from './MegaMenu.tsx'
import type { MegaMenuBranch } from '../Branches/Branches.tsx'

const branch = (label: string, children: string[]): MegaMenuBranch => ({
  label,
  href: `#${label}`,
  children: children.map((child) => ({ label: child, href: `#${label}-${child}` })),
})

const lips = branch('Lips', ['Lipstick', 'Lip Gloss', 'Lip Balm', 'Lip Liner'])
const eyes = branch('Eyes', ['Kajal', 'Mascara', 'Eyeliner', 'Eyeshadow'])

const meta = {
  title: 'Shop/MegaMenu',
  component: MegaMenu,
  args: {
    categories: ['Makeup', 'Skin', 'Hair', 'Fragrance', 'Bath & Body', 'Clothing', 'Jewellery & Bags'].map(
      (label, index) => ({ id: index + 1, label, href: `/category/${label.toLowerCase()}/${index + 1}` }),
    ),
    value: 1,
    onChange: fn(),
    branches: [
      lips,
      eyes,
      branch('Face', ['Foundation', 'Compact', 'Blush', 'Highlighter', 'Primer']),
      branch('Nails', ['Nail Polish']),
      branch('Tools', []),
    ],
  },
} satisfies Meta<typeof MegaMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NothingSelected: Story = { args: { value: null, branches: null } }
export const Loading: Story = { args: { branches: null } }
/** A failed call is only logged (specification §8): the whole category can still be reached. */
export const Failed: Story = { args: { branches: 'failed' } }

function Stateful(args: MegaMenuProps) {
  const [value, setValue] = useState(args.value)
  return (
    <MegaMenu
      {...args}
      value={value}
      onChange={(id) => {
        args.onChange(id)
        setValue(id)
      }}
    />
  )
}

/** A phone in landscape: the page scrolls to the end of the panel, which does not scroll by itself. */
export const LowWindow: Story = {
  globals: { viewport: { value: 'lowest' } },
  args: {
    branches: Array.from({ length: 12 }, (_, index) =>
      branch(
        `Lips ${index}`,
        lips.children.map(({ label }) => label),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('link', { name: 'Complete Makeup Collections' }).parentElement!
    const last = canvas.getByRole('link', { name: 'Lips 11' })
    await expect(panel.scrollHeight).toBe(panel.clientHeight)
    await expect(panel.getBoundingClientRect().bottom).toBeGreaterThan(last.getBoundingClientRect().bottom)
  },
}

/** As high as the sub-categories: nothing of them is out of sight. */
export const NarrowestDesktop: Story = { ...LowWindow, globals: { viewport: { value: 'narrow' } } }

export const FollowsThePointer: Story = {
  render: Stateful,
  play: async ({ args, canvas, userEvent, step }) => {
    const skin = canvas.getByRole('button', { name: 'Skin' })
    await step('A pointer that rests on a category opens it', async () => {
      await userEvent.hover(skin)
      await waitFor(() => expect(skin).toHaveAttribute('aria-expanded', 'true'))
      await expect(canvas.getByRole('link', { name: 'Complete Skin Collections' })).toBeVisible()
    })
    await step('A press on what it has opened keeps it open, another one closes it', async () => {
      await userEvent.click(skin)
      await expect(skin).toHaveAttribute('aria-expanded', 'true')
      await userEvent.click(skin)
      await expect(skin).toHaveAttribute('aria-expanded', 'false')
    })
    await step('One that passes by opens nothing', async () => {
      await userEvent.hover(canvas.getByRole('button', { name: 'Hair' }))
      const makeup = canvas.getByRole('button', { name: 'Makeup' })
      await userEvent.hover(makeup)
      await waitFor(() => expect(makeup).toHaveAttribute('aria-expanded', 'true'))
      await expect(args.onChange).not.toHaveBeenCalledWith(3)
    })
  },
}

export const WorksByKeyboard: Story = {
  args: { value: null },
  render: Stateful,
  play: async ({ args, canvas, userEvent, step }) => {
    const makeup = canvas.getByRole('button', { name: 'Makeup' })
    await step('Enter opens a category', async () => {
      await userEvent.tab()
      await expect(makeup).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenCalledWith(1)
      await expect(makeup).toHaveAttribute('aria-expanded', 'true')
    })
    await step('The Tab key leads into what it opened', async () => {
      await userEvent.tab()
      const all = canvas.getByRole('link', { name: 'Complete Makeup Collections' })
      await expect(all).toHaveFocus()
      await expect(all).toHaveAttribute('href', '/category/makeup/1')
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Lips' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Lipstick' })).toHaveFocus()
    })
    await step('Enter on the category closes it again', async () => {
      makeup.focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onChange).toHaveBeenLastCalledWith(null)
      await expect(canvas.queryByRole('link', { name: 'Lips' })).not.toBeInTheDocument()
    })
    await step('One category is open at a time', async () => {
      await userEvent.click(makeup)
      await userEvent.click(canvas.getByRole('button', { name: 'Hair' }))
      await expect(makeup).toHaveAttribute('aria-expanded', 'false')
      await expect(canvas.getByRole('link', { name: 'Complete Hair Collections' })).toBeVisible()
    })
  },
}
