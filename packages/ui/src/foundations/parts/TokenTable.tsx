import type { ReactNode } from 'react'
import { Text } from '../../Text/Text.tsx'
import type { DocumentedToken } from '../tokens.ts'
import * as S from './TokenTable.styles.ts'

export interface TokenTableProps {
  caption: string
  tokens: readonly DocumentedToken[]
  /** Renders an example of a token. */
  sample?: (token: DocumentedToken) => ReactNode
}

/** Tokens with an example, their code name, purpose and value. */
export function TokenTable({ caption, tokens, sample }: TokenTableProps) {
  const hasDark = tokens.some(({ darkValue }) => darkValue !== undefined)
  return (
    // A narrow window scrolls it, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <S.Scroll tabIndex={0} role="region" aria-label={caption}>
      <S.Table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {sample !== undefined && <th scope="col">Sample</th>}
            <th scope="col">Token</th>
            <th scope="col">Purpose</th>
            <th scope="col">{hasDark ? 'Light' : 'Value'}</th>
            {hasDark && <th scope="col">Dark</th>}
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.name}>
              {sample !== undefined && <td>{sample(token)}</td>}
              <th scope="row">
                <code>{token.name}</code>
              </th>
              <td>{token.purpose}</td>
              <td>
                <Text as="span" size="xs" tone="muted">
                  {token.value}
                </Text>
              </td>
              {hasDark && (
                <td>
                  <Text as="span" size="xs" tone="muted">
                    {token.darkValue}
                  </Text>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Scroll>
  )
}
