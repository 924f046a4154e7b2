import styled from 'styled-components'
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

export const Summary = styled.div`
  display: grid;
  gap: ${theme.space.s};
`

export const Average = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  font-family: ${theme.font.display};
  font-size: 3rem;
  line-height: ${theme.leading.solid};
`

export const Bars = styled.table`
  width: 100%;
  font-size: ${theme.type.s};

  & th {
    width: 4rem;
    font-weight: ${theme.weight.regular};
    text-align: start;
    white-space: nowrap;
  }
  & td:last-child {
    width: 3rem;
    color: ${theme.color.text.muted};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`

export const Bar = styled.span`
  display: block;
  height: 0.375rem;
  border-radius: ${theme.radius.pill};
  background: linear-gradient(
    to right,
    ${theme.color.accent.text} var(--share),
    ${theme.color.line.subtle} var(--share)
  );

  @media ${media.forcedColors} {
    background: linear-gradient(to right, CanvasText var(--share), GrayText var(--share));
    forced-color-adjust: none;
  }
`

export const Reviews = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.l};
`

export const List = styled.ul`
  display: grid;
  justify-self: stretch;
  gap: ${theme.space.l};

  & > li + li {
    padding-top: ${theme.space.l};
    border-top: 1px solid ${theme.color.line.subtle};
  }
`
