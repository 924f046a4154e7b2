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
  line-height: 1;
`

export const Bars = styled.table`
  width: 100%;
  font-size: ${theme.type.s};

  & th {
    width: 4rem;
    font-weight: 400;
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

export const List = styled.ul`
  display: grid;
  gap: ${theme.space.l};
`

export const Review = styled.li`
  display: grid;
  gap: ${theme.space.xs};
  max-width: ${theme.size.measure};
  padding-bottom: ${theme.space.l};
  border-bottom: 1px solid ${theme.color.line.subtle};

  &:last-child {
    border-bottom: 0;
  }
`

export const Title = styled.h3`
  font-family: ${theme.font.text};
  font-size: ${theme.type.m};
  font-weight: 600;
  letter-spacing: 0;
`

export const Author = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs};
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
`

export const Verified = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  color: ${theme.color.positive.text};
`
