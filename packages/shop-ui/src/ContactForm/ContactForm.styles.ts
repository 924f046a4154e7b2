import styled from 'styled-components'

export const Sent = styled.div`
  &:focus {
    outline: none;
  }
`
