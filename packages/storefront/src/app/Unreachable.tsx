import { Button } from '@shop/ui/Button'
import { EmptyState } from '@shop/ui/EmptyState'
import { useEffect, useState } from 'react'
import { useCartItems } from '#features/cart/useCart.ts'
import { PageTitle } from '#lib/PageTitle.tsx'
import * as offlineTexts from '#texts/offlinePage.ts'
import * as texts from '#texts/shell.ts'
import * as S from './Unreachable.styles.ts'

/**
 * Screen without a connection to the shop, like the page of a browser that is offline (decision 148), with the cart of this browser. The page loads
 * again when the browser is online.
 */
export function Unreachable({ message }: { message: string }) {
  const [isStillOffline, setIsStillOffline] = useState(false)
  const items = useCartItems()
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  const retry = () => (navigator.onLine ? reload() : setIsStillOffline(true))
  return (
    <>
      <PageTitle>{offlineTexts.title}</PageTitle>
      <meta name="robots" content="noindex" />
      <EmptyState
        role="alert"
        headingLevel={1}
        tone="accent"
        icon={
          <svg
            viewBox="0 0 24 24"
            width="2.25rem"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d={offlineTexts.mark} />
          </svg>
        }
        title={offlineTexts.heading}
        actions={<Button onClick={retry}>{texts.tryAgain}</Button>}
      >
        {isStillOffline ? texts.stillOffline(message) : message}
      </EmptyState>
      {items.length > 0 && (
        <S.Cart>
          <h2>{offlineTexts.inYourCart}</h2>
          <p>{offlineTexts.cartIsSafe}</p>
          <ul>
            {items.map(({ id, variantId, title, option_name, quantity }) => (
              <li key={`${id} ${variantId}`}>
                <span>{[title, option_name].filter(Boolean).join(', ')}</span>
                <span>{`× ${quantity}`}</span>
              </li>
            ))}
          </ul>
        </S.Cart>
      )}
    </>
  )
}

function reload() {
  window.location.reload()
}
