import type { Meta, StoryObj } from '@storybook/react-vite'
import { enlargeText } from '../testing/enlargeText.ts'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { expectNoHorizontalScroll } from '../testing/expectNoHorizontalScroll.ts'
import { makeOptionGroup, shadeGroup, sizeGroup } from '../testing/storyProducts.ts'
import { VariantPicker } from './VariantPicker.tsx'

const shades = shadeGroup(8)
const many = shadeGroup(48)

const meta = {
  title: 'Components/VariantPicker',
  component: VariantPicker,
  args: { group: shades, value: shades.variants[0]?.id ?? null, onChange: fn() },
} satisfies Meta<typeof VariantPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Sizes: Story = { args: { group: sizeGroup() } }
export const NothingSelected: Story = { args: { value: null } }
export const OneValue: Story = { args: { group: shadeGroup(1) } }
export const NoColours: Story = {
  args: {
    group: makeOptionGroup('Pack', [
      { name: 'Pack of 2', colorCode: null },
      { name: 'Pack of 6', colorCode: null },
    ]),
  },
}
export const UnusualSizes: Story = {
  args: { group: sizeGroup(['34DD', 'UK5.5', 'Free size, to 44 inches', 'S/M']) },
  globals: { viewport: { value: 'small' } },
}
export const ManyShades: Story = {
  args: { group: shadeGroup(120) },
  globals: { viewport: { value: 'phone' } },
}

/** The name of the group is one line beside the button. */
export const ManyShadesInLargeText: Story = {
  ...ManyShades,
  args: { group: shadeGroup(48), value: null },
  beforeEach: enlargeText,
  play: async ({ canvas }) => {
    const name = canvas.getByText('Shade', { selector: 'legend' })
    const { fontSize } = getComputedStyle(name)
    await expect(name.getBoundingClientRect().height).toBeLessThan(2 * Number.parseFloat(fontSize))
    await expectNoHorizontalScroll()
  },
}

/** The field, the rows and the text of the button begin and end at the same edges. */
export const ManyShadesInLine: Story = {
  ...ManyShades,
  args: { group: shadeGroup(120), value: null, hrefFor: (variant) => `?variant=${variant.id}` },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show names' })
    // The letters may still come.
    await waitFor(async () => {
      const group = canvas.getByRole('group', { name: 'Shade' }).getBoundingClientRect()
      const field = canvas.getByRole('searchbox').getBoundingClientRect()
      await expect(field.left).toBeCloseTo(group.left, 0)
      await expect(field.right).toBeCloseTo(group.right, 0)
      const padding = parseFloat(getComputedStyle(button).paddingInlineEnd)
      await expect(button.getBoundingClientRect().right - padding).toBeCloseTo(group.right, 0)
    })
    const tops = canvas
      .getAllByRole('link')
      .map((shade) => shade.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ top }) => Math.round(top))
    const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
    await expect(new Set(rows).size).toBe(1)
  },
}
export const Links: Story = { args: { hrefFor: (variant) => `?variant=${variant.id}` } }

/** Links are one tab stop, as radio buttons are, from the start on. */
export const MovesAmongLinks: Story = {
  args: { ...Links.args!, value: shades.variants[2]?.id ?? null },
  render: (args) => (
    <>
      <VariantPicker {...args} />
      <Button variant="secondary">After</Button>
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const links = canvas.getAllByRole('link')
    const stops = () => links.filter(({ tabIndex }) => tabIndex === 0)
    const keys = await canvas.findByText('Arrow keys move, Enter chooses.')
    await step('The chosen shade is the tab stop, and the group says which keys move', async () => {
      await expect(stops()).toEqual([links[2]])
      await expect(canvas.getByRole('group', { name: /^Shade/ })).toHaveAccessibleDescription(
        keys.textContent,
      )
      await expect(keys.offsetWidth).toBe(1)
      await userEvent.tab()
      await expect(links[2]).toHaveFocus()
      await expect(keys.offsetWidth).toBeGreaterThan(1)
    })
    await step('The right key moves the focus to the next link', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(links[3]).toHaveFocus()
      await expect(stops()).toEqual([links[3]])
    })
    await step('Home and End jump', async () => {
      await userEvent.keyboard('{End}')
      await expect(links.at(-1)).toHaveFocus()
      await userEvent.keyboard('{Home}')
      await expect(links[0]).toHaveFocus()
    })
    await step('Keys of the browser are left to it', async () => {
      await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
      await expect(links[0]).toHaveFocus()
    })
    await step('Space follows a link', async () => {
      const followed = fn((event: Event) => event.preventDefault())
      links[0]!.addEventListener('click', followed, { once: true })
      await userEvent.keyboard(' ')
      await expect(followed).toHaveBeenCalledOnce()
    })
    await step('Tab leaves the group, whose stop is the chosen shade again', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus()
      await expect(stops()).toEqual([links[2]])
      await expect(keys.offsetWidth).toBe(1)
    })
  },
}

export const MovesAmongLinksFromRightToLeft: Story = {
  args: Links.args!,
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await expect(links[2]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    await expect(links[0]).toHaveFocus()
  },
}

export const SelectsByPointerAndKeyboard: Story = {
  render: function Picked(args) {
    const [value, setValue] = useState(args.value)
    return (
      <VariantPicker
        {...args}
        value={value}
        onChange={(variant) => {
          setValue(variant.id)
          args.onChange?.(variant)
        }}
      />
    )
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Pick Mulberry', () => userEvent.click(canvas.getByRole('radio', { name: 'Mulberry' })))
    await step('It is chosen and named', async () => {
      await expect(canvas.getByRole('radio', { name: 'Mulberry' })).toBeChecked()
      await expect(canvas.getByRole('group', { name: 'Shade: Mulberry' })).toBeInTheDocument()
    })
    await step('The right key goes to the next, which is out of stock and says so', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('radio', { name: 'Terracotta (out of stock)' })).toBeChecked()
      await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Terracotta' }))
    })
  },
}

/** Twelve have their names. More are a block of colours, whose names the button shows. */
export const ShowsNamesOfMany: Story = {
  args: { group: many, value: many.variants[0]?.id ?? null },
  play: async ({ canvas, userEvent, step }) => {
    const second = canvas.getByText('Mulberry')
    const last = () =>
      canvas.getAllByRole('radio').at(-1)?.closest('label')?.getBoundingClientRect().bottom ?? 0
    const compact = last()
    await step('Colours alone, with the name of the chosen one', async () => {
      await expect(canvas.getAllByRole('radio')).toHaveLength(48)
      await expect(second.getBoundingClientRect().width).toBeLessThan(2)
      await expect(canvas.getByRole('group', { name: 'Shade: Ruby' })).toBeInTheDocument()
    })
    await step('With their names', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show names' }))
      await expect(second.getBoundingClientRect().width).toBeGreaterThan(40)
      await expect(last()).toBeGreaterThan(compact + 100)
      await expect(canvas.getByRole('button', { name: 'Hide names' })).toHaveFocus()
    })
  },
}

/** Colours that are not known have names, however many they are. */
export const ManyWithoutColours: Story = {
  args: {
    group: makeOptionGroup(
      'Scent',
      shadeGroup(20).variants.map(({ name }, index) => ({ name, colorCode: index === 3 ? null : '#b0125b' })),
    ),
    value: null,
  },
  play: ({ canvas }) =>
    expect(canvas.getByText('Mulberry').getBoundingClientRect().width).toBeGreaterThan(40),
}

/** It is beside the name of the group, as wide as the window is. */
export const Aside: Story = {
  args: { aside: <Button variant="quiet">Size guide</Button> },
  play: async ({ canvas }) => {
    const name = canvas.getByText(/^Shade/, { selector: 'legend' }).getBoundingClientRect()
    const aside = canvas.getByRole('button', { name: 'Size guide' }).getBoundingClientRect()
    await expect(aside.left).toBeGreaterThan(name.left)
    await expect((aside.top + aside.bottom) / 2).toBeCloseTo((name.top + name.bottom) / 2, -1)
  },
}

export const AsksForAChoice: Story = {
  args: { value: null, error: 'Choose a shade first' },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('Choose a shade first')
    const name = canvas.getByText('Shade', { selector: 'legend' }).getBoundingClientRect()
    const { top, left } = alert.getBoundingClientRect()
    await expect(top, 'beside the name, so that nothing moves').toBeLessThan(name.bottom)
    await expect(left).toBeGreaterThan(name.left)
    const { color } = getComputedStyle(alert)
    const shades = canvas.getAllByRole('radio')[0]?.closest('[data-invalid]')
    await expect(shades).toHaveStyle({ outlineColor: color, outlineStyle: 'solid' })
    const first = canvas.getAllByRole('radio')[0]!.closest('label')!.getBoundingClientRect()
    await expect(first.left, 'no name touches the frame').toBeGreaterThanOrEqual(
      shades!.getBoundingClientRect().left + 8,
    )
    await expect(first.left, 'nothing moves').toBeCloseTo(name.left, 0)
  },
}

export const SearchesManyShades: Story = {
  args: { group: shadeGroup(120) },
  play: async ({ canvas, userEvent, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search 120 shades' })
    await step('Search "jamun 0"', () => userEvent.type(search, 'jamun 0'))
    await step('Only those are left', async () => {
      await expect(canvas.getAllByRole('radio')).toHaveLength(9)
      await expect(canvas.getByRole('radio', { name: 'Jamun 04' })).toBeInTheDocument()
    })
    await step('Nothing is called "zzz"', async () => {
      await userEvent.clear(search)
      await userEvent.type(search, 'zzz')
      await expect(canvas.getByRole('status')).toHaveTextContent('No shade is called “zzz”.')
    })
  },
}

const SKIN = ['#f7dac6', '#d1b48e', '#c3996b', '#a97d52', '#57402d']
const foundation = makeOptionGroup(
  'Shade',
  Array.from({ length: 30 }, (_, index) => ({
    name: `${index + 10} Kesar`,
    colorCode: SKIN[index % 5] ?? null,
  })),
)

/** Shades of skin are found by their depth, too, and their names come by it. */
export const SearchesByDepth: Story = {
  args: { group: foundation, value: null },
  play: async ({ canvas, userEvent, step }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search 30 shades' })
    await step('Search "deep"', () => userEvent.type(search, 'Deep'))
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(6))
    await expect(canvas.getByRole('radio', { name: '14 Kesar' })).toBeInTheDocument()
    await step('An undertone is no name, and the depths are said', async () => {
      await userEvent.clear(search)
      await userEvent.type(search, 'olive')
      await expect(canvas.getByRole('status')).toHaveTextContent(/depth: fair, light, medium, tan or deep/)
    })
    await step('Show the names: by depth', async () => {
      await userEvent.clear(search)
      await userEvent.click(canvas.getByRole('button', { name: 'Show names' }))
      await expect(await canvas.findByText('Medium')).toBeVisible()
      const names = canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.title)
      await expect(names.slice(0, 7)).toEqual([10, 15, 20, 25, 30, 35, 11].map((number) => `${number} Kesar`))
    })
  },
}

/** Three Tab presses leave a group of any size: the button that shows names, the search and the selected shade. */
export const TabLeavesALongGroup: Story = {
  args: { group: shadeGroup(120), value: null },
  render: (args) => (
    <>
      <Button variant="secondary">Before</Button>
      <VariantPicker {...args} />
      <Button variant="secondary">After</Button>
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('In', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Before' }))
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Show names' })).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('searchbox')).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('radio', { name: 'Ruby' })).toHaveFocus()
    })
    await step('And out', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus()
    })
  },
}

/** Swatches keep their colours in forced-colours mode. */
export const ForcedColours: Story = { parameters: { forcedColors: true } }

export const SmallestPhone: Story = {
  args: { group: shadeGroup(120) },
  globals: { viewport: { value: 'small' } },
  play: () => expectNoHorizontalScroll(),
}

export const At200PerCent: Story = {
  args: { group: sizeGroup() },
  globals: { viewport: { value: 'zoomed' } },
  play: () => expectNoHorizontalScroll(),
}
