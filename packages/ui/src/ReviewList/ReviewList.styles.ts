import styled from 'styled-components'
import { Table } from '../Table/Table.tsx'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(14rem, 20rem) minmax(0, 1fr);
  gap: ${theme.space.xl} ${theme.space.xxl};
  align-items: start;

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Average = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  font-family: ${theme.font.display};
  font-size: calc(3 * ${theme.type.m});
  line-height: ${theme.leading.solid};
`

export const Bars = styled(Table)`
  & th {
    width: 4rem;
    white-space: nowrap;
  }
  & td {
    vertical-align: middle;
  }
  & td:last-child {
    /* As narrow as the largest number. */
    width: 1%;
    white-space: nowrap;
    color: ${theme.color.text.muted};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`

export const List = styled.ul`
  justify-self: stretch;

  & > li + li {
    padding-top: ${theme.space.l};
    border-top: 1px solid ${theme.color.line.subtle};
  }
`
