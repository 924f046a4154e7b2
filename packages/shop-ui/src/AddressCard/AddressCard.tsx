import { readablePhone } from '@shop/contract/readablePhone'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Badge } from '@shop/ui/Badge'
import { Inline } from '@shop/ui/Inline'
import { Stack } from '@shop/ui/Stack'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { account } from '../texts/account.ts'
import * as S from './AddressCard.styles.ts'

/** Delivery address; parts that do not exist are empty strings. */
export interface AddressData {
  /** Name of the receiver, who may differ from the buyer. */
  name: string
  /** `+91` and ten digits. */
  phone: string
  pincode: string
  line1: string
  line2: string
  landmark: string
  city: string
  state: string
  type: 'home' | 'work'
}

export interface AddressCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  address: AddressData
  /** Marks the address that checkout preselects. */
  isDefault?: boolean
  /** Buttons such as edit, remove and deliver here. */
  actions?: ReactNode
  headingLevel?: 2 | 3
}

/** Postal address with the receiver's name and phone number. */
export function AddressCard({
  address,
  isDefault = false,
  actions,
  headingLevel = 3,
  ...rest
}: AddressCardProps) {
  const texts = useTexts(account, 'AddressCard')
  const { name, phone, pincode, line1, line2, landmark, city, state, type } = address
  return (
    <Stack as={S.Root} gap="xs" {...rest}>
      <Inline as="header" gap="xs">
        <S.Name as={`h${headingLevel}`}>{name}</S.Name>
        <S.Kind>{type === 'home' ? texts.home : texts.work}</S.Kind>
        {isDefault && <Badge tone="positive">{texts.isDefault}</Badge>}
      </Inline>
      <S.Lines>
        {[line1, line2].filter(Boolean).join(', ')}
        {landmark !== '' && (
          <>
            <br />
            {texts.landmark(landmark)}
          </>
        )}
        <br />
        {`${city}, ${state} ${pincode}`}
      </S.Lines>
      <S.Phone>{texts.phone(readablePhone(phone))}</S.Phone>
      {actions !== undefined && (
        <Inline as={S.Actions} rowGap="xxs" align="end">
          {actions}
        </Inline>
      )}
    </Stack>
  )
}
