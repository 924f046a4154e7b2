import styled from 'styled-components'
import { RawLink } from '@shop/ui/RawLink'
import { touchRow } from '@shop/ui/styles/touchRow'
import { theme } from '@shop/ui/tokens/theme'

export const Columns = styled.ul`
  columns: 4 9rem;
  column-gap: ${theme.space.l};

  & > li {
    padding-bottom: ${theme.space.s};
    break-inside: avoid;
  }
`

export const BranchLink = styled(RawLink)`
  ${touchRow}
  gap: ${theme.space.s};
  font-weight: ${theme.weight.strong};
  text-decoration: none;

  & > :is(picture, div) {
    flex: none;
    width: 3rem;
    border-radius: ${theme.radius.s};
    overflow: hidden;
  }

  &:hover {
    color: ${theme.color.action.rest};
  }
`

export const LeafLink = styled(BranchLink)`
  min-height: ${theme.size.compact};
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
  font-weight: ${theme.weight.regular};
`

export const Pending = styled.div`
  max-width: 24rem;
  padding-block: ${theme.space.m};
`
