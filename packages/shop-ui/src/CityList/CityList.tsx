import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ArrowUpRightIcon, CheckIcon } from '@shop/ui/Icon'
import { Stack } from '@shop/ui/Stack'
import { Text } from '@shop/ui/Text'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { menus } from '../texts/menus.ts'
import * as S from './CityList.styles.ts'

export interface City {
  name: string
  /** Page that opens when it is chosen. */
  href: string
  /** Express delivery there, such as "2 hours". */
  note?: string
  /** Opens in a tab of its own: every city but Delhi and Jaipur (specification §2). */
  isNewTab?: boolean
}

export interface CityListProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** The cities to choose from. */
  cities: readonly City[]
  /** Name of the chosen city. */
  value: string | null
  /** Called when a city is chosen; its link is followed as well. */
  onChange: (name: string) => void
  /** A `PincodeCheck`, which is more exact than a city. */
  pincode?: ReactNode
}

/** Panel of a `CitySelect` (specification §2). Each city opens a page, so each is a link. */
export function CityList({ cities, value, onChange, pincode, ...rest }: CityListProps) {
  const texts = useTexts(menus, 'CityList')
  const here = cities.filter(({ isNewTab }) => !isNewTab)
  const elsewhere = cities.filter(({ isNewTab }) => isNewTab)
  const toLink = ({ name, href, note, isNewTab }: City) => (
    <li key={name}>
      <S.CityLink
        href={href}
        aria-current={name === value ? 'true' : undefined}
        onClick={() => onChange(name)}
        {...(isNewTab && { target: '_blank', rel: 'noopener' })}
      >
        <span>{name}</span>
        {note !== undefined && <S.Note>{note}</S.Note>}
        {isNewTab && <VisuallyHidden>{texts.newTab}</VisuallyHidden>}
        {name === value && <CheckIcon size="s" />}
      </S.CityLink>
    </li>
  )
  return (
    <div {...rest}>
      <Stack as={S.Place} gap="xs">
        <Text weight="bold">{texts.title}</Text>
        {pincode}
        <Text size="s" tone="muted">
          {texts.orCity}
        </Text>
      </Stack>
      <S.Cities>
        <ul aria-label={texts.cities}>{here.map(toLink)}</ul>
        {elsewhere.length > 0 && (
          <>
            <S.Heading aria-hidden="true">
              {texts.inNewTab}
              <ArrowUpRightIcon size="xs" />
            </S.Heading>
            <ul aria-label={texts.citiesInNewTab}>{elsewhere.map(toLink)}</ul>
          </>
        )}
      </S.Cities>
    </div>
  )
}
