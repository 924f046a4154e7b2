import { Button } from '@shop/ui/Button'
import { ErrorState } from '@shop/ui/ErrorState'
import { useEffect, useState } from 'react'

/** Screen without a connection to the shop. The page loads again when the browser is online. */
export function Unreachable({ message }: { message: string }) {
  const [isStillOffline, setIsStillOffline] = useState(false)
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  // A reload without a connection would replace this page by the browser's own.
  const retry = () => (navigator.onLine ? reload() : setIsStillOffline(true))
  return (
    <>
      <title>No connection · the product</title>
      <meta name="robots" content="noindex" />
      <ErrorState title="We can’t reach the shop" actions={<Button onClick={retry}>Try again</Button>}>
        {isStillOffline ? `You’re still offline. ${message}` : message}
      </ErrorState>
    </>
  )
}

function reload() {
  window.location.reload()
}
