import { Button } from '@shop/ui/Button'
import { ErrorState } from '@shop/ui/ErrorState'
import { useEffect, useState } from 'react'
import { PageTitle } from '#lib/PageTitle.tsx'
import * as texts from '#texts/shell.ts'

/** Screen without a connection to the shop. The page loads again when the browser is online. */
export function Unreachable({ message }: { message: string }) {
  const [isStillOffline, setIsStillOffline] = useState(false)
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  const retry = () => (navigator.onLine ? reload() : setIsStillOffline(true))
  return (
    <>
      <PageTitle>{texts.offlineTitle}</PageTitle>
      <meta name="robots" content="noindex" />
      <ErrorState title={texts.unreachable} actions={<Button onClick={retry}>{texts.tryAgain}</Button>}>
        {isStillOffline ? texts.stillOffline(message) : message}
      </ErrorState>
    </>
  )
}

function reload() {
  window.location.reload()
}
