import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { MegaMenu } from './MegaMenu.tsx'
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

export const WorksByKeyboard: Story = {
  args: { value: null },
  render: function Stateful(args) {
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
  },
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
