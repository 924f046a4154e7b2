import styled from 'styled-components'
import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  padding: ${theme.space.l};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface.sunken};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space.m};

  & > h2 {
    font-size: ${theme.type.h3};
  }
`

export const Updating = styled.span`
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
`

export const Rows = styled.dl`
  display: grid;
  gap: ${theme.space.s};
  font-size: ${theme.type.s};

  &[data-pending='true'] {
    color: ${theme.color.text.muted};
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space.m};
  }
  & dd {
    font-variant-numeric: tabular-nums;
  }
  & [data-tone='positive'] dd {
    color: ${theme.color.positive.text};
    font-weight: 600;
  }
  & [data-rank='total'] {
    padding-top: ${theme.space.s};
    border-top: 1px solid ${theme.color.line.control};
    font-size: ${theme.type.l};
    font-weight: 600;
  }
`

export const Delivery = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  font-size: ${theme.type.s};
  font-weight: 500;

  & > p {
    display: flex;
    align-items: center;
    gap: ${theme.space.xs};
  }
  &[data-free='true'] {
    color: ${theme.color.positive.text};
  }
  &[data-pending='true'] {
    color: ${theme.color.text.muted};
  }
`

export const Bar = styled.span`
  position: relative;
  height: 0.375rem;
  overflow: hidden;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.line.subtle};

  &::after {
    position: absolute;
    inset: 0 auto 0 0;
    width: var(--share);
    border-radius: inherit;
    background: ${theme.color.positive.text};
    transition: width ${theme.motion.slow};
    content: '';
  }
  @media ${media.forcedColors} {
    border: 1px solid CanvasText;
    &::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`
