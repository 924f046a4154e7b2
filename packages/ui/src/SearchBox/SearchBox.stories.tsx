import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { layer } from '../tokens/layer.ts'
import { enlargeText } from '../testing/enlargeText.ts'
import { storyPicture } from '../testing/storyPictures.ts'
import { SearchBox, type SearchBoxProps, type Suggestion } from './SearchBox.tsx'

const suggestions: Suggestion[] = [
  { text: 'lipstick' },
  { text: 'Lip Balm & Tint', kind: 'category' },
  { text: 'lip liner' },
  { text: 'Lipika', kind: 'brand' },
  {
    text: 'Lip Velvet',
    kind: 'product',
    picture: storyPicture('lipstick-rani'),
    brand: 'Rozana',
    price: '₹299',
  },
  {
    text: 'Liquid Lipstick with Kokum Butter and Vitamin E, a Pocket Size for Travel',
    kind: 'product',
    picture: storyPicture('lipstick-ruby'),
    brand: 'Barfi Skin',
    price: '₹1,249',
  },
  { text: 'kumkumadi oil' },
]

const meta = {
  title: 'Components/SearchBox',
  component: SearchBox,
  args: {
    action: '/productList/searchProducts',
    hiddenFields: [['sort', 'recommended_desc']],
    suggestions,
    noSuggestions: 'No Data',
    onQueryChange: fn(),
    onSearch: fn(),
    style: { maxWidth: 560, minHeight: 310 },
  },
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { defaultQuery: 'lipstick' } }
export const SmallestPhone: Story = { globals: { viewport: { value: 'small' } } }

export const SuggestionsByKeyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('combobox', { name: 'Search products' })
    await step('Type "lip"', () => userEvent.type(box, 'lip'))
    await step('Suggestions appear, at most 250 px high', async () => {
      await expect(box).toHaveAttribute('aria-expanded', 'true')
      const list = await canvas.findByRole('listbox', { name: 'Suggestions' })
      await expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(250)
    })
    await step('The down key moves on, the up key back', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
      await expect(canvas.getByRole('option', { name: 'lipstick' })).toHaveAttribute('aria-selected', 'true')
    })
    await step('Enter fills the box and searches', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(box).toHaveValue('lipstick')
      await expect(args.onSearch).toHaveBeenCalledWith('lipstick')
      await expect(box).toHaveAttribute('aria-expanded', 'false')
    })
  },
}

/** Category, brand and product are named; a product has its picture and its price. */
export const KindsOfSuggestions: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'lip')
    await expect(await canvas.findByRole('option', { name: 'lipstick' })).toBeVisible()
    await expect(canvas.getByRole('option', { name: 'Lip Balm & Tint Category' })).toHaveTextContent(
      'Category',
    )
    await expect(canvas.getByRole('option', { name: 'Lipika Brand' })).toHaveTextContent('Brand')
    const product = canvas.getByRole('option', { name: 'Lip Velvet Rozana ₹299 Product' })
    await expect(within(product).getByText('₹299')).toBeVisible()
    await expect(product.querySelector('img')).toHaveAttribute('alt', '')
  },
}

/** The box says above what is near that something is not sold, and a screen reader reads it with the first suggestion. */
export const NoteAboveSuggestions: Story = {
  args: {
    suggestions: [
      { text: 'Makeup', kind: 'category', note: 'No Lakmé here. You may like these instead:' },
      { text: 'Lip Velvet', kind: 'product', brand: 'Rozana', price: '₹299' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search products' }), 'lakme')
    await expect(await canvas.findByText('No Lakmé here. You may like these instead:')).toBeVisible()
    const [first, ...others] = canvas.getAllByRole('option')
    await expect(first).toHaveAccessibleName(/^No Lakmé here\. .+ Makeup Category$/)
    await expect(others).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('Makeup')
  },
}

/** An answer of several lines keeps its distance from the edge, and begins where the words below it do. */
export const NoteOfSeveralLines: Story = {
  args: {
    suggestions: [
      {
        text: 'Returns and refunds',
        kind: 'page',
        note: 'Open your orders and choose what to return, within 7 days of delivery. Innerwear and baby care items come back only if something is wrong with them.',
      },
      { text: 'Your orders', kind: 'page' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'return')
    const list = (await canvas.findByRole('listbox')).getBoundingClientRect()
    const boxOf = (text: string | RegExp) => {
      const words = document.createRange()
      words.selectNodeContents(canvas.getByText(text))
      return words.getBoundingClientRect()
    }
    const note = boxOf(/^Open your orders/)
    await expect(note.top - list.top).toBeGreaterThanOrEqual(16)
    await expect(note.left).toBe(boxOf('Your orders').left)
  },
}

/** On a phone, brand and price of a product are below its title. */
export const BrandsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'lip')
    for (const name of [/^Lip Velvet/, /^Liquid Lipstick with/]) {
      const product = await canvas.findByRole('option', { name })
      const box = (part: string) => product.querySelector(`[data-part="${part}"]`)!.getBoundingClientRect()
      const { bottom } = product.getBoundingClientRect()
      await expect(box('brand').width).toBeGreaterThan(20)
      await expect(box('brand').top).toBeGreaterThanOrEqual(box('text').bottom)
      await expect(box('brand').bottom).toBeLessThanOrEqual(bottom)
      await expect(box('price').left).toBeGreaterThan(box('brand').right)
      await expect(box('price').bottom).toBeLessThanOrEqual(bottom)
    }
  },
}

/** The list ends below a whole suggestion, so that none is cut. */
const endsBelowASuggestion: Story['play'] = async ({ canvas, userEvent, step }) => {
  const box = () => canvas.getByRole('listbox')
  const cut = () => {
    const { bottom: end } = box().getBoundingClientRect()
    const padding = Number.parseFloat(getComputedStyle(box()).paddingBottom)
    const options = canvas.getAllByRole('option').map((option) => option.getBoundingClientRect())
    return options.filter(({ top, bottom }) => top < end - padding - 2 && bottom > end)
  }
  await step('Type "lip"', async () => {
    await userEvent.type(canvas.getByRole('combobox'), 'lip')
    await canvas.findByRole('listbox')
  })
  await step('No suggestion is cut', () => expect(cut()).toEqual([]))
  const fade = () => getComputedStyle(box(), '::after').opacity
  await step('The last one that is seen fades, as more follow', async () => {
    await expect(box().scrollHeight).toBeGreaterThan(box().clientHeight)
    await expect(fade()).toBe('1')
  })
  await step('None is after the highlight has moved down', async () => {
    await userEvent.keyboard('{ArrowDown>6/}')
    await expect(cut()).toEqual([])
    await expect(box().getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
  })
  await step('The last one of all is clear', async () => {
    box().scrollTo({ top: box().scrollHeight, behavior: 'instant' })
    await waitFor(() => expect(Number(fade())).toBeLessThan(0.1))
  })
}
export const NoSuggestionIsCut: Story = {
  args: { style: { maxWidth: 560 } },
  globals: { viewport: { value: 'phone' } },
  play: endsBelowASuggestion,
}
export const NoSuggestionIsCutInALowWindow: Story = {
  args: { style: { maxWidth: 560 } },
  globals: { viewport: { value: 'landscape' } },
  play: endsBelowASuggestion,
}
export const NoSuggestionIsCutInLargeText: Story = {
  args: { style: { maxWidth: 560 } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: enlargeText,
  play: endsBelowASuggestion,
}

/** An empty search goes nowhere: it shows the ways on, without a message of the browser. */
export const EmptySearchShowsWaysOn: Story = {
  args: { start: <a href="#kajal">kajal</a> },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).not.toHaveBeenCalled()
    await expect(canvas.getByRole('combobox')).toBeValid()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'kajal' })).toBeVisible()
  },
}

export const SearchesForTheTypedText: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'lip balm{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('lip balm')
    await expect(args.onQueryChange).toHaveBeenCalledWith('lip')
  },
}

export const SelectsASuggestionByPointer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'lip')
    await userEvent.click(await canvas.findByRole('option', { name: 'lip liner' }))
    await expect(args.onSearch).toHaveBeenCalledWith('lip liner')
  },
}

/** A page is no search, so its name does not stay in the box. */
export const SelectsAPage: Story = {
  args: { suggestions: [{ text: 'Cancellation', kind: 'page' }, { text: 'cancel' }] },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'cancel order')
    await userEvent.click(await canvas.findByRole('option', { name: 'Cancellation Page' }))
    await expect(args.onSearch).toHaveBeenCalledWith('Cancellation')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('')
    await expect(box).toHaveValue('')
  },
}

export const ClosesOnEscapeAndOutside: Story = {
  render: (args) => (
    <>
      <SearchBox {...args} />
      <div style={{ height: 300 }} />
      <p>Elsewhere</p>
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'lip')
    await step('Escape closes the list and keeps the text', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
      await expect(box).toHaveValue('lip')
    })
    await step('The down key opens it again; a click elsewhere closes it', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await expect(await canvas.findByRole('listbox')).toBeVisible()
      await userEvent.click(canvas.getByText('Elsewhere'))
      await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    })
  },
}

/** The tap that closes an open list on a phone opens nothing below it. */
export const FirstTapOutsideOnlyCloses: Story = {
  args: { start: <a href="#kajal">kajal</a> },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <div style={{ position: 'relative', zIndex: layer.header }}>
        <SearchBox {...args} />
      </div>
      <button type="button">Elsewhere</button>
    </>
  ),
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('combobox')
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' })
    const below = () => {
      const { left, top } = elsewhere.getBoundingClientRect()
      return document.elementFromPoint(left + 1, top + 1)!
    }
    await step('A tap closes the suggestions', async () => {
      await userEvent.type(box, 'lip')
      await expect(await canvas.findByRole('listbox')).toBeVisible()
      await expect(below()).not.toBe(elsewhere)
      await userEvent.click(below())
      await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
    })
    await step('The next one is for what is below', () => expect(below()).toBe(elsewhere))
    await step('A tap closes the ways on of an empty box', async () => {
      await userEvent.clear(box)
      await expect(canvas.getByRole('link', { name: 'kajal' })).toBeVisible()
      await userEvent.click(below())
      await expect(canvas.queryByRole('link', { name: 'kajal' })).not.toBeInTheDocument()
    })
    await step('Enter leaves no layer', async () => {
      await userEvent.type(box, 'lip{Enter}')
      await expect(below()).toBe(elsewhere)
    })
  },
}

/** The box of a page of results suggests for its text, too. */
export const SuggestsForTheTextOfAPage: Story = {
  args: { defaultQuery: 'lipstick', suggestions: null },
  render: (args) => <SearchOfAPage {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    await step('After a click', async () => {
      await userEvent.click(canvas.getByRole('combobox'))
      await expect(await canvas.findByRole('option', { name: 'lipstick shades' })).toBeVisible()
    })
    await step('After a search, with the down key', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument()
      await userEvent.keyboard('{ArrowDown}')
      await expect(await canvas.findByRole('option', { name: 'lipstick shades' })).toBeVisible()
    })
  },
}

function SearchOfAPage(args: SearchBoxProps) {
  const [typed, setTyped] = useState('')
  const found = typed === '' ? null : [{ text: `${typed} shades` }]
  return <SearchBox {...args} suggestions={found} onQueryChange={setTyped} />
}

export const ClearsTheText: Story = {
  args: { defaultQuery: 'lipstick' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }))
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('')
    await expect(canvas.queryByRole('button', { name: 'Clear the search' })).not.toBeInTheDocument()
  },
}

export const WaysOnBeforeTyping: Story = {
  args: { start: <a href="#kajal">kajal</a> },
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('combobox')
    const wayOn = () => canvas.queryByRole('link', { name: 'kajal' })
    await step('Tab alone shows none', async () => {
      await userEvent.tab()
      await expect(box).toHaveFocus()
      await expect(wayOn()).not.toBeInTheDocument()
    })
    await step('The down key shows them; Escape closes them and returns to the box', async () => {
      await userEvent.keyboard('{ArrowDown}')
      wayOn()?.focus()
      await userEvent.keyboard('{Escape}')
      await expect(wayOn()).not.toBeInTheDocument()
      await expect(box).toHaveFocus()
    })
    await step('A press shows them until there is a text', async () => {
      await userEvent.click(box)
      await expect(wayOn()).toBeVisible()
      await userEvent.type(box, 'l')
      await expect(wayOn()).not.toBeInTheDocument()
      await expect(await canvas.findByRole('listbox')).toBeVisible()
      await userEvent.keyboard('{Escape}')
    })
  },
}

/** The arrow keys move in the ways on as in the suggestions. */
export const WaysOnByKeyboard: Story = {
  args: {
    start: (
      <>
        <a href="#kajal">kajal</a> <button type="button">Remove kajal</button> <a href="#sindoor">sindoor</a>
      </>
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('combobox')
    const link = (name: string) => canvas.getByRole('link', { name })
    await step('Down moves through them, and on to the box', async () => {
      await userEvent.click(box)
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(link('kajal')).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(link('sindoor')).toHaveFocus())
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(box).toHaveFocus())
    })
    await step('Up moves back, from the box to the last one', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await waitFor(() => expect(link('sindoor')).toHaveFocus())
      await userEvent.keyboard('{ArrowUp}')
      await waitFor(() => expect(link('kajal')).toHaveFocus())
    })
    await step('A button beside one is of its row', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowDown}')
      await waitFor(() => expect(link('sindoor')).toHaveFocus())
    })
    await step('Enter opens one', async () => {
      const opened = fn((event: Event) => event.preventDefault())
      link('sindoor').addEventListener('click', opened, { once: true })
      await userEvent.keyboard('{Enter}')
      await expect(opened).toHaveBeenCalled()
    })
    await step('Escape closes them and returns to the box', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
      await waitFor(() => expect(box).toHaveFocus())
    })
    await step('A letter goes to the box', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}')
      await waitFor(() => expect(link('kajal')).toHaveFocus())
      await userEvent.keyboard('l')
      await expect(box).toHaveValue('l')
    })
  },
}

/** A box whose suggestions for the typed text arrive when the button is clicked, as they do over a slow network. */
function SlowSuggestions(args: SearchBoxProps) {
  const [typed, setTyped] = useState('')
  const [settled, setSettled] = useState('')
  const isPending = typed !== settled
  const found = settled === '' ? null : suggestions.filter(({ text }) => text.startsWith(settled))
  return (
    <>
      <SearchBox
        {...args}
        suggestions={isPending && found?.length === 0 ? null : found}
        isPending={isPending}
        onQueryChange={setTyped}
      />
      <button type="button" onClick={() => setSettled(typed)}>
        Suggestions arrive
      </button>
    </>
  )
}

/** A press elsewhere closes the list, so the button is clicked without one. */
const arrive = (canvas: Pick<ReturnType<typeof within>, 'getByText'>) =>
  canvas.getByText('Suggestions arrive').click()

export const KeepsFormerSuggestions: Story = {
  render: (args) => <SlowSuggestions {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const box = canvas.getByRole('combobox')
    const options = () => canvas.getAllByRole('option').map((option) => option.textContent.trim())
    await step('Type "lip", and its suggestions arrive', async () => {
      await userEvent.type(box, 'lip')
      arrive(canvas)
      await waitFor(() => expect(options()).toEqual(['lipstick', 'lip liner']))
    })
    await step('They stay after another letter', async () => {
      await userEvent.type(box, 's')
      await expect(box).toHaveAttribute('aria-expanded', 'true')
      await expect(options()).toEqual(['lipstick', 'lip liner'])
    })
    const opacity = () => getComputedStyle(canvas.getByRole('option', { name: 'lip liner' })).opacity
    await step('They are pale if the next ones take long', async () => {
      await expect(opacity()).toBe('1')
      await waitFor(() => expect(opacity()).toBe('0.5'))
    })
    await step('The highlight stays on its suggestion when the next ones arrive', async () => {
      await userEvent.keyboard('{ArrowDown}')
      arrive(canvas)
      await waitFor(() => expect(options()).toEqual(['lipstick']))
      await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('lipstick')
    })
    await step('No other suggestion takes the highlight of one that is gone', async () => {
      await userEvent.type(box, '{Backspace}')
      arrive(canvas)
      await canvas.findByRole('option', { name: 'lip liner' })
      await userEvent.type(box, 's{ArrowDown}{ArrowDown}')
      await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('lip liner')
      arrive(canvas)
      await waitFor(() => expect(options()).toEqual(['lipstick']))
      await expect(canvas.queryByRole('option', { selected: true })).not.toBeInTheDocument()
    })
    await step('Enter without a highlight searches for the typed text', async () => {
      await userEvent.type(box, '{Enter}')
      await expect(args.onSearch).toHaveBeenCalledWith('lips')
    })
  },
}

export const AnnouncesSuggestions: Story = {
  render: (args) => <SlowSuggestions {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('combobox')
    await step('The status is empty at first', async () => {
      await userEvent.type(box, 'lip')
      await expect(await canvas.findByRole('status')).toBeEmptyDOMElement()
    })
    await step('It says after a second that suggestions load', async () => {
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading suggestions'), {
        timeout: 3000,
      })
    })
    await step('It says how many there are', async () => {
      arrive(canvas)
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^2 suggestions$/))
      await userEvent.type(box, 's')
      arrive(canvas)
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^1 suggestion$/))
    })
  },
}

export const WithoutAConnection: Story = {
  args: { suggestions: null, hasFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'lip')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'We couldn’t load suggestions. Please check your connection.',
    )
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
    await expect(box).toHaveValue('lip')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('lip')
  },
}

export const NoData: Story = {
  args: { suggestions: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz')
    await expect(canvas.getByRole('status')).toHaveTextContent('No Data')
  },
}

/** The box shows ways on for a text without suggestions. The text of the page that one leads to replaces what was typed. */
export const WaysOnWithoutSuggestions: Story = {
  args: { suggestions: [] },
  render: (args) => <WayOnSearch {...args} />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'iphone')
    await expect(canvas.getByRole('status')).toHaveTextContent('No Data')
    await userEvent.click(canvas.getByRole('button', { name: 'kajal' }))
    await expect(box).toHaveValue('kajal')
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

function WayOnSearch(args: SearchBoxProps) {
  const [arrived, setArrived] = useState('')
  const wayOn = (
    <button type="button" onClick={() => setArrived('kajal')}>
      kajal
    </button>
  )
  return <SearchBox {...args} defaultQuery={arrived} start={wayOn} />
}

/** A box whose search arrives when the button is pressed, as a page does over a slow network. */
function SlowSearch(args: SearchBoxProps) {
  const [term, setTerm] = useState('')
  const [arrived, setArrived] = useState('')
  return (
    <>
      <SearchBox {...args} defaultQuery={arrived} onSearch={setTerm} />
      <button type="button" onClick={() => setArrived(term)}>
        Page arrives
      </button>
    </>
  )
}

export const KeepsTextTypedWhileAPageLoads: Story = {
  args: { suggestions: [], style: { maxWidth: 560 } },
  render: (args) => <SlowSearch {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('combobox')
    const arrive = () => userEvent.click(canvas.getByRole('button', { name: 'Page arrives' }))
    await step('Search for "kajal", and type "lip" before its page arrives', async () => {
      await userEvent.type(box, 'kajal{Enter}')
      await userEvent.clear(box)
      await userEvent.type(box, 'lip')
      await arrive()
      await expect(box).toHaveValue('lip')
    })
    await step('Without typing, the box shows the text of the page that arrived', async () => {
      await userEvent.type(box, 'stick{Enter}')
      await arrive()
      await expect(box).toHaveValue('lipstick')
    })
  },
}

export const SubmitsWithoutJavaScript: Story = {
  play: async ({ canvas }) => {
    const form = canvas.getByRole('search')
    await expect(form).toHaveAttribute('action', '/productList/searchProducts')
    await expect(form).toHaveFormValues({ search: '', sort: 'recommended_desc' })
  },
}
