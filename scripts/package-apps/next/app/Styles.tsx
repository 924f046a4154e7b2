'use client'

import { useServerInsertedHTML } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'

/** Writes the styles of client components into the server's page, as styled-components documents it for Next. */
export function Styles({ children }: { children: ReactNode }) {
  const [sheet] = useState(() => new ServerStyleSheet())
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement()
    sheet.instance.clearTag()
    return <>{styles}</>
  })
  return typeof window === 'undefined' ? (
    <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>
  ) : (
    children
  )
}
