package smtptest

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"math/big"
	"net"
	"time"
)

// Step is a point of the SMTP session at which the server can misbehave.
type Step string

const (
	Sender   Step = "MAIL FROM"
	Receiver Step = "RCPT TO"
	Content  Step = "DATA"
)

// Option changes how a server behaves.
type Option func(*Server) error

type refusal struct {
	code  int
	text  string
	times int
}

// Refuse makes the server refuse with the code and text at a step, the first times it is reached.
func Refuse(at Step, code int, text string, times int) Option {
	return func(s *Server) error {
		s.refusals[at] = &refusal{code, text, times}
		return nil
	}
}

// Hold makes the server withhold its answer at a step until it ends.
func Hold(at Step) Option {
	return func(s *Server) error {
		s.held[at] = true
		return nil
	}
}

// HangUp makes the server close the connection without an answer once it has accepted a message.
func HangUp() Option {
	return func(s *Server) error {
		s.hangsUp = true
		return nil
	}
}

// Login makes the server require a user and password, by AUTH PLAIN.
func Login(user, password string) Option {
	return func(s *Server) error {
		s.user, s.password = user, password
		return nil
	}
}

// StartTLS makes the server offer TLS with a self-signed certificate, and accept a password only over TLS.
func StartTLS() Option {
	return func(s *Server) (err error) {
		s.server.AllowInsecureAuth = false
		s.server.TLSConfig, s.roots, err = selfSigned()
		return err
	}
}

// TLS makes the server speak TLS from the first byte.
func TLS() Option {
	return func(s *Server) error {
		s.scheme = "smtps"
		return StartTLS()(s)
	}
}

func selfSigned() (*tls.Config, *x509.CertPool, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return nil, nil, err
	}
	template := &x509.Certificate{
		SerialNumber: big.NewInt(1), NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(24 * time.Hour),
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, IsCA: true, BasicConstraintsValid: true,
		KeyUsage: x509.KeyUsageDigitalSignature | x509.KeyUsageCertSign,
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, &key.PublicKey, key)
	if err != nil {
		return nil, nil, err
	}
	certificate, err := x509.ParseCertificate(der)
	if err != nil {
		return nil, nil, err
	}
	roots := x509.NewCertPool()
	roots.AddCert(certificate)
	config := &tls.Config{Certificates: []tls.Certificate{{Certificate: [][]byte{der}, PrivateKey: key}},
		MinVersion: tls.VersionTLS12}
	return config, roots, nil
}
