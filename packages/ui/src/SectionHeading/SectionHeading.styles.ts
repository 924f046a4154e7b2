import styled from 'styled-components'
import { touchTarget } from '../styles/touchTarget.ts'
import { theme } from '../tokens/theme.ts'

/** Breaks before the link beside it does. */
export const Title = styled.h2`
  flex: 1 1 9rem;
`

export const More = styled.div`
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.strong};

  & > a {
    ${touchTarget}
  }
`

/** A quiet button ends where the page does. */
export const Action = styled.div`
  margin-inline-end: calc(-1 * ${theme.space.s});
`
