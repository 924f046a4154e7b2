import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'
import { hoverRow } from '../lib/hoverRow.ts'
import { RawLink } from '@shop/ui/RawLink'
import { touchRow } from '@shop/ui/styles/touchRow'

export const Place = styled.div`
  /* Room for a place with its pincode and the button beside it, in a narrow window as much as there is. */
  width: 20rem;
  max-width: 100%;
  padding: ${theme.space.m} ${theme.space.m} 0;
`

/* The hover colour of a link is wider than its text, which is below the other texts of the panel. */
const inset = `calc(${theme.space.m} - ${theme.space.xs})`

export const Cities = styled.div`
  max-height: min(24rem, 70dvh);
  padding: ${theme.space.xs};
  overflow-y: auto;
`

export const Heading = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.xxs};
  padding: ${theme.space.s} ${inset} ${theme.space.xxs};
  border-top: 1px solid ${theme.color.line.subtle};
  margin-top: ${theme.space.xxs};
  color: ${theme.color.text.muted};
  font-size: ${theme.type.xs};
`

export const Note = styled.span`
  color: ${theme.color.text.muted};
  font-size: ${theme.type.xs};
  font-weight: ${theme.weight.regular};
`

export const CityLink = styled(RawLink)`
  ${touchRow}
  gap: ${theme.space.s};
  padding-inline: ${inset};
  border-radius: ${theme.radius.s};
  font-size: ${theme.type.s};
  text-decoration: none;
  ${hoverRow}

  & > span:first-child {
    margin-inline-end: auto;
  }
  &[aria-current] {
    color: ${theme.color.action.rest};
    font-weight: ${theme.weight.strong};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
