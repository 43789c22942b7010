package wire

import "muster/internal/hiring"

// The channels by which messages leave, and the telephony.
var (
	ListChannels = Operation{"ListChannels", "GET", "/api/channels", hiring.Administer,
		"Which channels are set up, and who is asked to send; never a secret"}
	TestChannel = Operation{"TestChannel", "POST", "/api/channels/{channel}/test", hiring.Administer,
		"Send the caller a message through a channel, to show that it works"}
)

var channels = []Operation{ListChannels, TestChannel}

// ChannelOfPath names a channel.
type ChannelOfPath struct {
	Channel string `path:"channel" doc:"mail, whatsapp or telephony"`
}

// ChannelRow is a channel, set up or not.
type ChannelRow struct {
	Channel    string `json:"channel"`
	Configured bool   `json:"configured"`
	Adapter    string `json:"adapter" doc:"The kind of service, where there are several"`
	Host       string `json:"host" doc:"Who is asked to send"`
}

// ChannelTestRow is a test that was begun.
type ChannelTestRow struct {
	MessageID string `json:"messageId" doc:"The outbox tells what became of it"`
}
