import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FilterPanel } from './FilterPanel.tsx'
import type { FilterChoices, FilterGroup } from './FilterPanel.types.ts'

const families = ['Red', 'Brown', 'Pink', 'Blue']

function shades({ selected, families = [] }: { selected?: number; families?: string[] } = {}): FilterChoices {
  return {
    kind: 'choices',
    title: 'Shade',
    name: 'option',
    type: 'checkbox',
    choices: Array.from({ length: 60 }, (_, index) => ({
      value: `shade-${index}`,
      label: `Shade ${index}`,
      count: 1,
      isSelected: index === selected,
      ...(families.length > 0 && { family: { title: families[index % families.length]! } }),
    })),
  }
}

/** Values of the boxes in the server's HTML: those of every browser, and those that only a browser without JavaScript has. */
function boxesOf(group: FilterGroup, defaultOpenGroups: number) {
  const html = renderToString(
    <FilterPanel
      action="/productList/lips"
      groups={[group]}
      defaultOpenGroups={defaultOpenGroups}
      onFiltersChange={() => undefined}
    />,
  )
  const [every, unscripted = ''] = html.split('<noscript>')
  const valuesIn = (part = '') =>
    [...part.matchAll(/type="checkbox"[^>]*value="([^"]*)"/g)].map((box) => box[1])
  return { every: valuesIn(every), unscripted: valuesIn(unscripted) }
}

const shadesOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `shade-${from + index}`)

test('the HTML of a long group has its first 8 values, and 24 without JavaScript', () => {
  expect(boxesOf(shades(), 1)).toEqual({ every: shadesOf(0, 8), unscripted: shadesOf(8, 24) })
})

test('a closed group of families has its first values, and without JavaScript two of each family at least', () => {
  const group = shades({ families })
  const rare = ['rare-0', 'rare-1', 'rare-2'].map((value) => ({
    ...group.choices[0]!,
    value,
    family: { title: 'Silver' },
  }))
  group.choices = [...group.choices, ...rare]
  expect(boxesOf(group, 0)).toEqual({
    every: shadesOf(0, 8),
    unscripted: [...shadesOf(8, 24), 'rare-0', 'rare-1'],
  })
})

test('a selected value is in the HTML once, wherever it stands', () => {
  const { every, unscripted } = boxesOf(shades({ selected: 10 }), 0)
  expect(every).toContain('shade-10')
  expect(unscripted).not.toContain('shade-10')
})
