import type { ComponentPropsWithRef } from 'react'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { checkout } from '../texts/checkout.ts'
import { Grid } from '@shop/ui/Grid'
import { Stack } from '@shop/ui/Stack'
import * as S from './UpiPayment.styles.ts'

export interface UpiPaymentProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Installed UPI apps with their deep links. */
  apps: readonly { id: string; name: string; url: string }[]
  /** QR code for another device: an SVG path and the length of its sides. */
  qr: { size: number; path: string }
  /** Web page for shoppers without a UPI app. */
  url: string
  /** "₹1,248". */
  amount: string
  /** Called when the shopper opens an app or the web page. */
  onAppOpen?: () => void
}

/** UPI payment: app links on a phone, a QR code on desktop. */
export function UpiPayment({ apps, qr, url, amount, onAppOpen, ...rest }: UpiPaymentProps) {
  const texts = useTexts(checkout, 'UpiPayment')
  return (
    <Stack as={S.Root} align="center" aria-label={texts.label} {...rest}>
      <S.Apps>
        <h2>{texts.chooseApp(amount)}</h2>
        <Grid as="ul" columnRem={8} gap="s" role="list">
          {apps.map((app) => (
            <li key={app.id}>
              <S.App href={app.url} data-app={app.id} onClick={onAppOpen}>
                {app.name}
              </S.App>
            </li>
          ))}
        </Grid>
      </S.Apps>
      <Stack as={S.Code} align="center">
        <h2>{texts.scan(amount)}</h2>
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={texts.code}
          shapeRendering="crispEdges"
        >
          <path d={qr.path} />
        </svg>
        <p>{texts.scanHint}</p>
      </Stack>
      <S.Other href={url} onClick={onAppOpen}>
        {texts.other}
      </S.Other>
    </Stack>
  )
}
