import { GlobalStyle } from '@shop/ui/GlobalStyle'
import { Theme } from '@shop/ui/Theme'
import '@shop/ui/styles/fonts.css'
import type { ReactNode } from 'react'
import { Styles } from './Styles'

export const metadata = { title: 'App with the installed package' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <body>
        <GlobalStyle />
        <Theme accent="#0b6e4f" />
        <Styles>{children}</Styles>
      </body>
    </html>
  )
}
