import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'
import { RawLink } from '@shop/ui/RawLink'
import { touchRow } from '@shop/ui/styles/touchRow'
import { hoverRow } from '../lib/hoverRow.ts'

export const Welcome = styled.p`
  padding: ${theme.space.m} ${theme.space.l} ${theme.space.xs};
  font-family: ${theme.font.display};
  font-size: ${theme.type.l};
  white-space: nowrap;
`

export const List = styled.ul`
  padding: ${theme.space.xs};

  & > li:last-child {
    margin-top: ${theme.space.xs};
    padding-top: ${theme.space.xs};
    border-top: 1px solid ${theme.color.line.subtle};
  }
`

const row = `
  ${touchRow}
  width: 100%;
  padding-inline: ${theme.space.m};
  border-radius: ${theme.radius.s};
  font-size: ${theme.type.s};
  text-decoration: none;
  ${hoverRow}
`

export const AccountLink = styled(RawLink)`
  ${row}
`

export const Logout = styled.button`
  ${row}
  font-weight: ${theme.weight.strong};
`
