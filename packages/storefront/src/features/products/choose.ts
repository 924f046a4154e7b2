import type { FilterChoice } from '@shop/ui/FilterPanel'

/** Values with the selected ones; a selected value without a facet comes first with a count of 0. */
export function choose(
  offered: Omit<FilterChoice, 'isSelected'>[],
  chosen: readonly string[],
  nameOf: (value: string) => string,
): FilterChoice[] {
  const missing = chosen
    .filter((value) => !offered.some((choice) => choice.value === value))
    .map((value) => ({ value, label: nameOf(value), count: 0, isSelected: true }))
  return [...missing, ...offered.map((choice) => ({ ...choice, isSelected: chosen.includes(choice.value) }))]
}
