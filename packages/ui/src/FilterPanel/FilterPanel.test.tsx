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

/** Values of the boxes in the server's HTML. */
function boxesOf(group: FilterGroup, defaultOpenGroups: number): string[] {
  const html = renderToString(
    <FilterPanel
      action="/productList/lips"
      groups={[group]}
      defaultOpenGroups={defaultOpenGroups}
      onFiltersChange={() => undefined}
    />,
  )
  return [...html.matchAll(/type="checkbox"[^>]*value="([^"]*)"/g)].map(([, value]) => value!)
}

const firstOf = (count: number) => Array.from({ length: count }, (_, index) => `shade-${index}`)

test('the HTML of a long group has its first values only', () => {
  expect(boxesOf(shades(), 1)).toEqual(firstOf(8))
})

test('a closed group of families has its first values, without their families', () => {
  expect(boxesOf(shades({ families }), 0)).toEqual(firstOf(8))
})

test('a selected value is in the HTML, wherever it stands', () => {
  expect(boxesOf(shades({ families, selected: 50 }), 0)).toContain('shade-50')
})
