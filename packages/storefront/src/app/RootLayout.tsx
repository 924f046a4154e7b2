import { TOAST_ERROR_MS, TOAST_SUCCESS_MS, TOASTS_MAX } from '@shop/contract/limits'
import { LinkProvider } from '@shop/ui/LinkProvider'
import { PictureProvider } from '@shop/ui/PictureProvider'
import { SkipLink } from '@shop/ui/SkipLink'
import { Toaster } from '@shop/ui/Toaster'
import type { ReactNode } from 'react'
import { AppLink } from '#lib/AppLink.tsx'
import { describePicture } from '#lib/describePicture.ts'
import { FirstPaint } from '#lib/FirstPaint.tsx'
import { laterPart } from '#lib/laterPart.tsx'
import { FocusedHeader } from './FocusedHeader.tsx'
import { Main } from './RootLayout.styles.ts'
import { ProgressLine } from './ProgressLine.tsx'
import type { RouteChrome } from './route.ts'
import { ScrollRestoration } from './ScrollRestoration.tsx'
import { SiteAddedNotice } from './SiteAddedNotice.tsx'
import { SiteCityNotice } from './SiteCityNotice.tsx'
import { SiteConsent } from './SiteConsent.tsx'
import { SiteHeader } from './SiteHeader.tsx'

const SiteFooter = laterPart(async () => (await import('./SiteFooter.tsx')).SiteFooter, {
  isBelow: true,
  isOptional: true,
})

export interface RootLayoutProps {
  chrome: RouteChrome
  /** Header of the route, for `header: 'blog'`. */
  header?: ReactNode
  children: ReactNode
}

/** Skip link, header and footer around each page, as its route declares (specification §2, *Visibility*). */
export function RootLayout({ chrome, header, children }: RootLayoutProps) {
  return (
    <LinkProvider component={AppLink}>
      <PictureProvider describe={describePicture}>
        <ProgressLine />
        <SkipLink />
        {chrome.header === 'shop' && <SiteHeader />}
        {chrome.header === 'blog' && header}
        {chrome.header === 'focused' && <FocusedHeader />}
        <FirstPaint id="header-end" />
        <SiteCityNotice />
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
        {chrome.footer !== 'none' && <SiteFooter isCompact={chrome.footer === 'compact'} />}
        <SiteAddedNotice />
        <SiteConsent />
        <ScrollRestoration />
        <Toaster visible={TOASTS_MAX} successMs={TOAST_SUCCESS_MS} errorMs={TOAST_ERROR_MS} />
      </PictureProvider>
    </LinkProvider>
  )
}
