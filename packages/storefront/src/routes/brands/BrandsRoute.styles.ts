import { RawLink } from '@shop/ui/RawLink'
import { hoverAction } from '@shop/ui/styles/hoverAction'
import { centred } from '@shop/ui/styles/centred'
import { touchRow } from '@shop/ui/styles/touchRow'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Letters = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin-inline: calc(-1 * ${theme.space.m});
`

export const Letter = styled(RawLink)`
  ${centred}
  min-width: ${theme.size.target};
  min-height: ${theme.size.target};
  border-radius: ${theme.radius.s};
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  ${hoverAction}
`

/** As many columns as fit. */
export const Index = styled.div`
  columns: 13rem;
  column-gap: ${theme.space.xl};
  border-top: 1px solid ${theme.color.line.subtle};
  padding-top: ${theme.space.l};
`

export const Group = styled.section`
  break-inside: avoid;
  padding-bottom: ${theme.space.l};
`

export const Brand = styled(RawLink)`
  ${touchRow}
  overflow-wrap: anywhere;
  text-decoration: none;
  ${hoverAction}
`
