import styled from 'styled-components'
import { theme } from '../tokens/theme.ts'

export const Root = styled.section`
  display: grid;
  gap: ${theme.space.m};
  padding: ${theme.space.l};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface.sunken};
`

export const Rows = styled.dl`
  display: grid;
  gap: ${theme.space.s};
  font-size: ${theme.type.s};

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space.m};
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

export const Note = styled.p`
  color: ${theme.color.positive.text};
  font-size: ${theme.type.s};
  font-weight: 500;
`
