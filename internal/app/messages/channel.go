package messages

import "muster/internal/letter"

// ChannelState is whether a channel is set up on this server. It names no secret.
type ChannelState struct {
	Channel    letter.Channel
	Configured bool
	// Adapter is the kind of service, where there are several; Host is who is asked to send.
	Adapter, Host string
}

// Telephony is the channel of calls. They are no messages, so no message leaves by it.
const Telephony letter.Channel = "telephony"

// Channels returns the channels by which messages leave and calls are made, set up or not.
func (s *Service) Channels() []ChannelState {
	mail := ChannelState{Channel: letter.Mail, Configured: s.SendMail != nil, Host: s.MailHost}
	whatsapp := ChannelState{Channel: letter.WhatsApp}
	if s.Whatsapp != nil {
		whatsapp.Configured, whatsapp.Adapter, whatsapp.Host = true, s.Whatsapp.Adapter(), s.Whatsapp.Host()
	}
	telephony := ChannelState{Channel: Telephony}
	if s.Telephony != nil {
		telephony.Configured, telephony.Host = true, s.Telephony.Host()
	}
	return []ChannelState{mail, whatsapp, telephony}
}
