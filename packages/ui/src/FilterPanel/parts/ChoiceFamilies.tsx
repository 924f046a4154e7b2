import { useState } from 'react'
import { Accordion } from '../../Accordion/Accordion.tsx'
import { useIsHydrated } from '../../hooks/useIsHydrated.ts'
import type { FilterChoice, FilterChoices } from '../FilterPanel.types.ts'
import { useTexts } from '../../TextsProvider/TextsProvider.tsx'
import { filterTexts } from '../../texts/filterTexts.ts'
import { ChoiceLabel } from './ChoiceLabel.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import * as S from '../FilterPanel.styles.ts'

/** Families of a group's values, the largest first. */
export function ChoiceFamilies({ group }: { group: FilterChoices }) {
  const texts = useTexts(filterTexts, 'FilterPanel')
  return (
    <S.Families>
      {familiesOf(group.choices, texts.other).map((choices) => {
        const { title = texts.other, colorCode } = choices[0]?.family ?? {}
        return <Family key={title} group={{ ...group, title, choices }} colorCode={colorCode} />
      })}
    </S.Families>
  )
}

/**
 * Open when a value is selected at first. Values of a closed family are not in the page, because there may be hundreds, unless the form has
 * to submit one of them or a browser without JavaScript could not open it.
 */
function Family({ group, colorCode }: { group: FilterChoices; colorCode: string | undefined }) {
  const { title, choices } = group
  const hasSelected = choices.some(({ isSelected }) => isSelected)
  const [isOpen, setIsOpen] = useState(hasSelected)
  const isHydrated = useIsHydrated()
  return (
    <Accordion
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={<ChoiceLabel label={title} colorCode={colorCode} />}
    >
      {(isOpen || hasSelected || !isHydrated) && <ChoiceList group={group} isFamily />}
    </Accordion>
  )
}

function familiesOf(choices: readonly FilterChoice[], other: string): FilterChoice[][] {
  const families = new Map<string, FilterChoice[]>()
  for (const choice of choices) {
    const title = choice.family?.title ?? other
    families.set(title, [...(families.get(title) ?? []), choice])
  }
  return [...families.values()].toSorted((some, more) => more.length - some.length)
}
