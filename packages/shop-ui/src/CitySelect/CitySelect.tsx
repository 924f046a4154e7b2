import { messages } from '@shop/contract/messages'
import { MapPinIcon } from '@shop/ui/Icon'
import { MenuDisclosure, type MenuDisclosureProps } from '@shop/ui/MenuDisclosure'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { shell } from '../texts/shell.ts'
import * as S from './CitySelect.styles.ts'

export interface CitySelectProps extends Omit<MenuDisclosureProps, 'label'> {
  /** Name of the chosen city; null shows the placeholder "Express Delivery". */
  value: string | null
}

/** City selector (specification §2). Its children are a `CityList`. */
export function CitySelect({ value, placement = 'end', ...rest }: CitySelectProps) {
  const texts = useTexts(shell, 'CitySelect')
  return (
    <MenuDisclosure
      placement={placement}
      {...rest}
      label={
        <>
          <MapPinIcon size="s" />
          <VisuallyHidden>{texts.label}</VisuallyHidden>
          <S.Label>{value ?? messages.cityPlaceholder}</S.Label>
        </>
      }
    />
  )
}
