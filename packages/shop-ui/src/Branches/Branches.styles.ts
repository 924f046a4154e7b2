import styled from 'styled-components'
import { RawLink } from '@shop/ui/RawLink'
import { hoverAction } from '@shop/ui/styles/hoverAction'
import { touchRow } from '@shop/ui/styles/touchRow'
import { theme } from '@shop/ui/tokens/theme'

const COLUMNS = 5
const gap = theme.space.m

/** Rows of groups that begin in line: as many columns as fit, and at most five, so that a wide window does not leave one side empty. */
export const Groups = styled.ul`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(min(9.5rem, 100%), (100% - ${COLUMNS - 1} * ${gap}) / ${COLUMNS}), 1fr)
  );
  gap: ${theme.space.l} ${gap};
  padding-block: ${theme.space.xs};
`

export const BranchLink = styled(RawLink)`
  ${touchRow}
  gap: ${theme.space.s};
  font-weight: ${theme.weight.strong};
  text-decoration: none;
  transition: color ${theme.motion.quick};

  & > :is(picture, div) {
    flex: none;
    width: 3rem;
    border-radius: ${theme.radius.s};
    overflow: hidden;
  }
  @media (height >= 44rem) {
    [data-pictures='above'] > li > & {
      flex-direction: column;
      align-items: flex-start;
      gap: ${theme.space.xs};
      padding-bottom: ${theme.space.xs};

      & > :is(picture, div) {
        width: 6rem;
        border-radius: ${theme.radius.m};
      }
    }
  }
  ${hoverAction}
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
