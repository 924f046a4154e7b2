import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor, type Mock } from 'storybook/test'
import type { FilterGroup } from './FilterPanel.types.ts'
import { FilterPanel } from './FilterPanel.tsx'

const groups: FilterGroup[] = [
  {
    kind: 'links',
    title: 'Category',
    links: [
      { label: 'All Makeup', href: '#makeup' },
      { label: 'Lipstick', href: '#lipstick', count: 64, isCurrent: true, depth: 1 },
      { label: 'Lip Gloss', href: '#lip-gloss', count: 20, depth: 1 },
    ],
  },
  {
    kind: 'choices',
    title: 'Brand',
    name: 'brand',
    type: 'checkbox',
    choices: Array.from({ length: 14 }, (_, index) => ({
      value: `brand-${index}`,
      label:
        ['Rozana', 'Gulmohar', 'Kajri', 'Noor & Neem', 'Meher', 'Taara', 'Sitara'][index % 7] +
        (index > 6 ? ' Silks' : ''),
      count: 60 - index * 3,
      isSelected: index === 0,
    })),
  },
  {
    kind: 'range',
    title: 'Price',
    minName: 'price_min',
    maxName: 'price_max',
    min: undefined,
    max: 999,
    lowest: 149,
    highest: 4999,
  },
  {
    kind: 'choices',
    title: 'Size',
    name: 'option',
    type: 'checkbox',
    variant: 'chips',
    choices: ['XS', 'S', 'M', 'L', 'XL'].map((label) => ({
      value: `Size:${label}`,
      label,
      count: 12,
      isSelected: label === 'M',
    })),
  },
  {
    kind: 'choices',
    title: 'Shade',
    name: 'option',
    type: 'checkbox',
    choices: [
      { value: 'Shade:Ruby', label: 'Ruby', colorCode: '#8c1d2f', count: 8, isSelected: false },
      { value: 'Shade:Malai', label: 'Malai', colorCode: '#fffcfa', count: 3, isSelected: false },
    ],
  },
  {
    kind: 'choices',
    title: 'Rating',
    name: 'rating_min',
    type: 'radio',
    choices: [
      { value: '', label: 'Any', isSelected: true },
      { value: '4', label: '4 stars or more', count: 81, isSelected: false },
    ],
  },
]

function lastFields(spy: (fields: URLSearchParams) => void): URLSearchParams {
  return (spy as Mock<typeof spy>).mock.lastCall?.[0] ?? new URLSearchParams()
}

const meta = {
  title: 'Components/FilterPanel',
  component: FilterPanel,
  args: {
    action: '/productList/makeup',
    groups,
    hiddenFields: [['sort', 'recommended_desc']],
    onFiltersChange: fn(),
    style: { maxWidth: 280 },
  },
} satisfies Meta<typeof FilterPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** As wide as the sheet of a phone on its side, it has values beside each other, and categories below each other. */
export const Wide: Story = {
  args: { style: { maxWidth: 692 } },
  play: async ({ canvas }) => {
    const topOf = (part: HTMLElement) => part.getBoundingClientRect().top
    const [first, second] = canvas.getAllByRole('checkbox')
    await expect(topOf(second!)).toBe(topOf(first!))
    await expect(topOf(canvas.getByText('Lipstick'))).toBeGreaterThan(topOf(canvas.getByText('All Makeup')))
  },
}
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }
export const OneGroup: Story = { args: { groups: groups.slice(1, 2) } }

/** Categories are indented below the one that contains them. */
export const CategoriesHaveDepth: Story = {
  play: async ({ canvas }) => {
    const startOf = (name: string) => canvas.getByText(name).getBoundingClientRect().left
    await expect(startOf('Lipstick')).toBeGreaterThan(startOf('All Makeup') + 8)
    await expect(startOf('Lip Gloss')).toBe(startOf('Lipstick'))
  },
}

export const AppliesEachChoiceAtOnce: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tick Gulmohar', () => userEvent.click(canvas.getByRole('checkbox', { name: /^Gulmohar 57/ })))
    await step('All filters are handed on', async () => {
      await waitFor(() => expect(args.onFiltersChange).toHaveBeenCalledOnce())
      const fields = lastFields(args.onFiltersChange)
      await expect(fields.getAll('brand')).toEqual(['brand-0', 'brand-1'])
      await expect(fields.get('price_max')).toBe('999')
      await expect(fields.get('sort')).toBe('recommended_desc')
    })
  },
}

/** Plain colours are few and short: chips with their dots. */
export const ColoursAsChips: Story = {
  args: {
    groups: [
      {
        kind: 'choices',
        title: 'Colour',
        name: 'option',
        type: 'checkbox',
        variant: 'chips',
        choices: [
          { value: 'Colour:Pink', label: 'Pink', colorCode: '#e58aa8', count: 8, isSelected: false },
          { value: 'Colour:Red', label: 'Red', colorCode: '#c0182f', count: 7, isSelected: true },
          {
            value: 'Colour:Beige',
            label: 'Nude and beige',
            colorCode: '#e3cfb0',
            count: 5,
            isSelected: false,
          },
        ],
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Pink').querySelector('span')?.style.getPropertyValue('--swatch')).toBe(
      '#e58aa8',
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Pink 8/ }))
    await waitFor(() =>
      expect(lastFields(args.onFiltersChange).getAll('option')).toEqual(['Colour:Pink', 'Colour:Red']),
    )
  },
}

export const SearchesBrands: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Search "meher"', () =>
      userEvent.type(canvas.getByRole('searchbox', { name: 'Search brand' }), 'meher'),
    )
    await step('Only that one is left, and what is chosen', async () => {
      const names = canvas
        .getAllByRole('checkbox', { name: /Rozana|Meher|Kajri/ })
        .map((box) => box.getAttribute('value'))
      await expect(names).toEqual(['brand-0', 'brand-4', 'brand-11'])
    })
  },
}

const manyBrands = Array.from({ length: 450 }, (_, index) => ({
  value: `brand-${index}`,
  label: `House ${index + 1}`,
  count: 1,
  isSelected: false,
}))

/** The page has the first values only, and a search finds each of the others. */
export const SearchesAmongHundredsOfBrands: Story = {
  args: {
    groups: [{ kind: 'choices', title: 'Brand', name: 'brand', type: 'checkbox', choices: manyBrands }],
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('Search for the last brand', () =>
      userEvent.type(canvas.getByRole('searchbox', { name: 'Search brand' }), 'house 450'),
    )
    await step('It is there', () => expect(canvas.getByRole('checkbox', { name: /House 450/ })).toBeVisible())
  },
}

const colours = ['#8c1d2f', '#7d553b', '#c76f98'] as const
const families = [
  { title: 'Red', colorCode: '#c0182f' },
  { title: 'Brown', colorCode: '#7a4a2c' },
  { title: 'Pink', colorCode: '#e58aa8' },
] as const
const manyShades = Array.from({ length: 60 }, (_, index) => ({
  value: `Shade:Shade ${index}`,
  label: `Shade ${index}`,
  colorCode: colours[index % 3],
  family: families[index % 3],
  count: 1,
  isSelected: index === 1,
}))

/** Many shades are grouped by colour. A family opens, and one with a chosen shade is open. */
export const GroupsManyShadesByColour: Story = {
  args: {
    groups: [{ kind: 'choices', title: 'Shade', name: 'option', type: 'checkbox', choices: manyShades }],
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const shades = () => canvas.getAllByRole('checkbox').map((box) => box.getAttribute('value'))
    await step('A dot of its own stands for a family', () =>
      expect(canvas.getByText('Red').querySelector('span')?.getAttribute('style')).toContain('#c0182f'),
    )
    await step('Only the family of the chosen shade is open', async () => {
      await expect(canvas.getByRole('checkbox', { name: /^Shade 1 / })).toBeChecked()
      await expect(canvas.queryByRole('checkbox', { name: /^Shade 0 / })).not.toBeInTheDocument()
    })
    await step('Open red: its shades are there', async () => {
      await userEvent.click(canvas.getByText('Red'))
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Shade 3 / }))
      await waitFor(() =>
        expect(lastFields(args.onFiltersChange).getAll('option')).toContain('Shade:Shade 3'),
      )
    })
    await step('The search finds a shade of a closed family', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search shade' }), 'shade 59')
      await expect(shades()).toContain('Shade:Shade 59')
    })
  },
}

/** A long group is one tab stop: the arrow keys move between its values. */
export const LongGroupIsOneTabStop: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const boxes = () => canvas.getAllByRole('checkbox', { name: /Rozana|Gulmohar|Meher|Kajri/ })
    await step('Tab from the search reaches the first value', async () => {
      await userEvent.click(canvas.getByRole('searchbox', { name: 'Search brand' }))
      await userEvent.tab()
      await expect(boxes()[0]).toHaveFocus()
    })
    await step('The down key goes to the second', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(boxes()[1]).toHaveFocus()
    })
    await step('Tab leaves the values', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: /^Show all/ })).toHaveFocus()
    })
  },
}

/** The box is ticked in the next frame. The list follows later, because that takes longer. */
export const AnswersATapAtOnce: Story = {
  play: async ({ args, canvas, step }) => {
    const box = canvas.getByRole<HTMLInputElement>('checkbox', { name: /^Gulmohar 57/ })
    const spy = args.onFiltersChange as Mock<typeof args.onFiltersChange>
    await step('Tick Gulmohar and take it back: the list knows both', async () => {
      box.click()
      await waitFor(() => expect(spy).toHaveBeenCalled())
      box.click()
      await waitFor(() => expect(box).not.toBeChecked())
    })
    await step('Tick it again: it is ticked, and the list does not know it yet', async () => {
      await waitFor(() => expect(lastFields(spy).getAll('brand')).not.toContain(box.value))
      spy.mockClear()
      box.click()
      // Looked up at once: an assertion may take longer than a frame.
      const atOnce = { isTicked: box.checked, calls: spy.mock.calls.length }
      await expect(atOnce).toEqual({ isTicked: true, calls: 0 })
    })
    await step('The list knows it in the next frame', () => waitFor(() => expect(spy).toHaveBeenCalledOnce()))
  },
}

export const AppliesThePriceOnEnter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'From ₹' }), '250{Enter}')
    await expect(lastFields(args.onFiltersChange).get('price_min')).toBe('250')
  },
}

/** Separators are gone while an amount is typed. */
export const SeparatesThousands: Story = {
  args: {
    groups: groups.map((group) =>
      group.kind === 'range' ? { ...group, min: 1200, max: 123_000, highest: 200_000 } : group,
    ),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const to = canvas.getByRole<HTMLInputElement>('textbox', { name: 'To ₹' })
    await expect(canvas.getByRole('textbox', { name: 'From ₹' })).toHaveValue('1,200')
    await expect(to).toHaveValue('1,23,000')
    await expect(to).toHaveAttribute('inputmode', 'numeric')
    await step('Type an amount', async () => {
      await userEvent.click(to)
      await expect(to).toHaveValue('123000')
      await userEvent.clear(to)
      await userEvent.type(to, '45000')
      await expect(to).toHaveValue('45000')
    })
    await step('Leave it: it applies', async () => {
      await userEvent.tab()
      await expect(to).toHaveValue('45,000')
      await expect(lastFields(args.onFiltersChange).get('price_max')).toBe('45,000')
    })
  },
}

export const AppliesThePriceOnRelease: Story = {
  play: async ({ args, canvas, step }) => {
    const from = canvas.getByRole('slider', { name: 'Price from' })
    await step('Draw the lowest price up: the field follows', async () => {
      await fireEvent.change(from, { target: { value: '2' } })
      // Fields changed before hydration are reported once; later changes are counted from here.
      const spy = args.onFiltersChange as Mock<typeof args.onFiltersChange>
      spy.mockClear()
      await fireEvent.change(from, { target: { value: '4' } })
      await expect(from).toHaveAttribute('aria-valuetext', '₹300')
      await expect(canvas.getByRole('textbox', { name: 'From ₹' })).toHaveValue('300')
      await expect(args.onFiltersChange).not.toHaveBeenCalled()
    })
    await step('Let go: it counts', async () => {
      await fireEvent.pointerUp(from)
      await expect(lastFields(args.onFiltersChange).get('price_min')).toBe('300')
      await expect(lastFields(args.onFiltersChange).get('price_max')).toBe('999')
    })
  },
}

/** The slider has round stops, but its ends are the prices that the text names. */
export const EndsAtTheLastPrices: Story = {
  args: {
    groups: groups.map((group) =>
      group.kind === 'range'
        ? { ...group, min: undefined, max: undefined, lowest: 238, highest: 1125 }
        : group,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Prices here go from ₹238 to ₹1,125.')).toBeVisible()
    await expect(canvas.getByRole('slider', { name: 'Price from' })).toHaveAttribute('aria-valuetext', '₹238')
    await expect(canvas.getByRole('slider', { name: 'Price to' })).toHaveAttribute('aria-valuetext', '₹1,125')
  },
}

/** No field names a price that contradicts the other, and no slider has both thumbs in one place. */
export const SelectionBelowEveryPrice: Story = {
  args: {
    groups: groups.map((group) => (group.kind === 'range' ? { ...group, max: 100 } : group)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'To ₹' })).toHaveValue('100')
    await expect(canvas.getByRole('textbox', { name: 'From ₹' })).not.toHaveAttribute('placeholder')
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument()
  },
}

/** A range of one price has no slider. */
export const OnePrice: Story = {
  args: {
    groups: groups.map((group) => (group.kind === 'range' ? { ...group, lowest: 499, highest: 499 } : group)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument()
  },
}

/** A group that opens at the lower edge of its scroller is shown. */
export const ShowsWhatOpens: Story = {
  decorators: [
    (Story) => (
      <div data-testid="scroller" style={{ height: 400, overflowY: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: { defaultOpenGroups: 2 },
  play: async ({ canvas, userEvent }) => {
    const scroller = canvas.getByTestId('scroller')
    const title = canvas.getByText('Rating')
    scroller.scrollTop =
      title.closest('details')!.getBoundingClientRect().bottom - scroller.getBoundingClientRect().bottom
    await userEvent.click(title)
    const last = canvas.getByRole('radio', { name: /^4 stars/ })
    await waitFor(() =>
      expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        scroller.getBoundingClientRect().bottom,
      ),
    )
  },
}
