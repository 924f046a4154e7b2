import { useState } from 'react'
import { Accordion } from '../../Accordion/Accordion.tsx'
import { useIsHydrated } from '../../hooks/useIsHydrated.ts'
import type { FilterChoice, FilterChoices } from '../FilterPanel.types.ts'
import { useTexts } from '../../TextsProvider/TextsProvider.tsx'
import { filterTexts } from '../../texts/filterTexts.ts'
import { ChoiceLabel } from './ChoiceLabel.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import * as S from '../FilterPanel.styles.ts'

/** Number of values of a family in the server's HTML, for a browser without JavaScript. */
const SENT_WITH_PAGE = 2

/** Families of a group's values, the largest first. */
export function ChoiceFamilies({ group }: { group: FilterChoices }) {
  const texts = useTexts(filterTexts, 'FilterPanel')
  return (
    <S.Families>
      {familiesOf(group.choices, texts.other).map(([family, choices]) => (
        <Family key={family} group={{ ...group, title: family, choices }} />
      ))}
    </S.Families>
  )
}

/**
 * Open when a value is selected at first. Values of a closed family are not in the page, because there may be hundreds, unless the form has
 * to submit one of them.
 */
function Family({ group }: { group: FilterChoices }) {
  const { title, choices } = group
  const hasSelected = choices.some(({ isSelected }) => isSelected)
  const [isOpen, setIsOpen] = useState(hasSelected)
  const isHydrated = useIsHydrated()
  return (
    <Accordion
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={<ChoiceLabel label={title} colorCode={mostVivid(choices)} />}
    >
      {(isOpen || hasSelected || !isHydrated) && <ChoiceList group={group} sentWithPage={SENT_WITH_PAGE} />}
    </Accordion>
  )
}

/** Colour that tells a family from its neighbours best. */
function mostVivid(choices: readonly FilterChoice[]): string | undefined {
  const codes = choices.flatMap(({ colorCode }) => colorCode ?? [])
  const chromas = codes.map(chromaOf)
  return codes[chromas.indexOf(Math.max(...chromas))]
}

function chromaOf(code: string): number {
  const digits = code.match(code.length === 4 ? /\w/g : /\w\w/g) ?? []
  const channels = digits.map((some) => Number.parseInt(some.padEnd(2, some), 16))
  return Math.max(...channels) - Math.min(...channels)
}

function familiesOf(
  choices: readonly FilterChoice[],
  other: string,
): [family: string, choices: FilterChoice[]][] {
  const families = new Map<string, FilterChoice[]>()
  for (const choice of choices) {
    const family = choice.family ?? other
    families.set(family, [...(families.get(family) ?? []), choice])
  }
  return [...families].toSorted(([, some], [, more]) => more.length - some.length)
}
