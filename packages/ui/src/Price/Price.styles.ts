import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.p`
  position: relative;

  & > span[aria-hidden] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 0.5em;
    font-size: ${theme.type.m};
    line-height: ${theme.leading.snug};
  }
  &[data-size='l'] > span[aria-hidden] {
    font-size: 1.75rem;
  }
`

export const From = styled.span`
  font-size: max(0.8125rem, 0.6em);
`

export const Selling = styled.span`
  font-weight: ${theme.weight.strong};
`

export const Mrp = styled.s`
  color: ${theme.color.text.muted};
  font-size: max(0.8125rem, 0.6em);
`

export const Discount = styled.span`
  color: ${theme.color.positive.text};
  font-size: max(0.8125rem, 0.6em);
  font-weight: ${theme.weight.strong};
`
